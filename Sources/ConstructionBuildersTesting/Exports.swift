// A test that reports needs what it reports about: one import is enough for both.
@_exported public import ConstructionBuildersFixtures
