"""Base Coup: a test for each sentence of its rules."""
