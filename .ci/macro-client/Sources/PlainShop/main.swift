import ConstructionBuilders
print("a")
