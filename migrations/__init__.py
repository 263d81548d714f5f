"""One step per change of the schema, never edited afterwards."""
