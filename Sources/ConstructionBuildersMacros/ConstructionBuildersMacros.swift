// A model needs both modules, and one import is to be enough.
@_exported import ConstructionBuilders
