// One import is enough, for a client and for every file of the kit: its functions take builders,
// and its stubs answer a URLSession.
@_exported import ConstructionBuilders
@_exported import ConstructionBuildersContracts
@_exported import Foundation

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
