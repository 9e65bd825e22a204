// A test that reports needs what it reports about: one import is enough for all three.
@_exported import ConstructionBuilders
@_exported import ConstructionBuildersFixtures
