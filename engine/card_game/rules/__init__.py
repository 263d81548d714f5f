"""The rules, a module for each idea of the booklet."""
