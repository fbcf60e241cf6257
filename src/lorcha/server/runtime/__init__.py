"""What runs in a server process: live tables, their readers, bots, clocks, other processes."""
