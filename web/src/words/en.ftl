brand = Lorcha
