import ConstructionBuildersMacros
print("a")
