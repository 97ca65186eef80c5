"""The court's mechanics, with made-up roles."""
