package import ConstructionBuilders

/// The type that a contract is about. Contracts are compared and coded without it.
package struct ContractOrigin: Hashable, Sendable {
  package let type: (any Capturable.Type)?

  package init(_ type: (any Capturable.Type)? = nil) { self.type = type }

  package static func == (left: Self, right: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
