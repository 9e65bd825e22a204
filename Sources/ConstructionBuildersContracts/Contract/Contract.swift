public import ConstructionBuilders

/// What a builder expects of a document, as a value.
///
/// A builder knows which keys it reads, as what, by which coercions, and what it cannot do without.
/// A contract says the same, so that people and tools can use it:
///
/// ```swift
/// let contract = CharacterResponseBuilder.contract(sample: data)
/// print(contract)                       // an outline for people
/// try contract.jsonSchema(.declared)    // JSON Schema, draft 2020-12
/// contract.unread(in: data)             // keys that nothing reads
/// contract.presence(in: data, findings: sut.findings, at: Date())   // fields that are there
/// contract.differences(from: older)     // what changed for the sender
/// ```
///
/// Nothing is declared twice. The builder is run on objects that are empty, and on the objects of a
/// sample if there is one, and what it asks for is noted. So a contract knows what these runs have
/// shown. A builder that decides by what it read shows a branch only with a sample that takes it.
///
/// A contract is Codable, with a version. Store one in a repository, and compare it with the next.
public struct Contract: Hashable, Sendable {
  /// The coercions of the input.
  public let coercion: Coercion

  /// The outermost value.
  package let root: Value

  /// The objects that builders read, in the order in which the root reaches them.
  ///
  /// A builder that contains itself occurs once, and `Value.object(_:)` refers to it.
  package let objects: [Object]

  /// Why the sample did not help, or not fully; nil if it did, or without a sample.
  package let sampleProblem: String?

  /// The type of the outermost value. A contract that was decoded does not know it.
  package let origin: ContractOrigin

  /// The types that contain themselves.
  package let recursiveTypes: RecursiveTypes

  init(
    coercion: Coercion, root: Value, objects: [Object], sampleProblem: String? = nil,
    origin: ContractOrigin = ContractOrigin()
  ) {
    self.coercion = coercion
    self.root = root
    self.objects = objects
    self.sampleProblem = sampleProblem
    self.origin = origin
    recursiveTypes = RecursiveTypes(objects)
  }

  /// The object with a name; nil if there is none.
  package func object(named name: String) -> Object? { objects.first { $0.name == name } }
}
