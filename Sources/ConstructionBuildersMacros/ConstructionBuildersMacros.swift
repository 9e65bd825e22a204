// What a model declares needs the builders: one import is enough.
@_exported import ConstructionBuilders
