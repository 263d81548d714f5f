"""Tables before their game: values and pure rules."""
