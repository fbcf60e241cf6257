"""What runs in a server process: live tables, their subscribers, bots, clocks, other processes."""
