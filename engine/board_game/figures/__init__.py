"""What is counted and expected: luck, statistics, dice."""
