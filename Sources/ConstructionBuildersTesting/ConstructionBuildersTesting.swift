// Tests need all three modules, so one import is enough.
@_exported import ConstructionBuilders
@_exported import ConstructionBuildersFixtures
