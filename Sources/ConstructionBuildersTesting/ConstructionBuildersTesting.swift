// Tests need all four modules, so one import is enough, also for the files of this module.
@_exported import ConstructionBuilders
@_exported import ConstructionBuildersContracts
@_exported import ConstructionBuildersFixtures
