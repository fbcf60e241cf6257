"""The live socket of a table: the connection, its queue, and the commands it carries."""
