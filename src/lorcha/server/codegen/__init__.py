"""The TypeScript of the web client, written from the declarations in Python."""
