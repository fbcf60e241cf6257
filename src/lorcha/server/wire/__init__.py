"""What goes over the wire, declared once: the schema, the documentation and the web client's types
are made from these structs."""
