"""The live socket of a table: the connection, the client's queue, and the session of commands."""
