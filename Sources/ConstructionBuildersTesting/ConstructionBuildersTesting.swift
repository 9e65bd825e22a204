// Tests need all four modules, so one import is enough.
@_exported import ConstructionBuilders
@_exported import ConstructionBuildersContracts
@_exported import ConstructionBuildersFixtures
