import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import SharedFixtures
import TestSupport
import Testing

struct MutationReportTests {
  struct NameBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }

  static let source = FixtureSource.bundle(SharedFixtures.bundle)

  static let team = Data(#"[{"name": "Beast"}]"#.utf8)

  static func mutation(_ description: String) throws -> JSONMutation {
    try Fixture.mutation(description, of: "beast", in: source)
  }

  @Test(arguments: try Fixture.mutations("beast", in: source))
  func honestBuilder_isNotReported(mutation: JSONMutation) throws {
    try mutation.check { NameBuilder.build(json: $0) }
    try mutation.check(NameBuilder.self)
    try [mutation].check(NameBuilder.self) { $0.name = "McCoy" }
  }

  static let calls = [
    FailingCall("cut-off 3: a model was built from text that is not JSON") {
      try mutation("cut-off 3").check { $0.count }
    },
    FailingCall("drop name: the sample itself is rejected, so its mutations prove nothing: ") {
      try mutation("drop name").check { _ -> Result<Int, CocoaError> in
        .failure(CocoaError(.featureUnsupported))
      }
    },
    FailingCall("drop name: field name is value although nothing arrived") {
      try mutation("drop name").check(PresumingBuilder.self)
    },
    FailingCall("drop name: field name is value although nothing arrived") {
      try [mutation("drop name")].check(PresumingBuilder.self)
    },
    FailingCall("drop [0].name: field name is value although nothing arrived") {
      try JSONMutation("drop [0].name", of: team).check([PresumingBuilder].self)
    },
    FailingCall("drop name: no mutation of name changes anything, although Deaf") {
      try Fixture.mutations("beast", in: source).check(DeafBuilder.self)
    },
    FailingCall("number name: the edit of one field changes 2 values: [") {
      try [mutation("number name")].check(PairBuilder.self) { ($0.name, $0.alias) = ("a", "b") }
    },
    FailingCall("there are no mutations to try") {
      try [JSONMutation]().check(NameBuilder.self)
    },
    FailingCall("there are no mutations to try") {
      try [JSONMutation]().check(NameBuilder.self) { $0.name = "a" }
    },
    FailingCall("fixture \"baest\" was not found\n  nearest: beast.json") {
      _ = try Fixture.mutations("baest", in: source)
    },
    FailingCall("fixture \"beast\" cannot be used: drop nmae: the sample has nothing there") {
      _ = try mutation("drop nmae")
    },
    FailingCall("the sample itself is rejected, so its mutations prove nothing: ") {
      _ = try [mutation("drop name")].tolerances { _ -> Int in throw CocoaError(.featureUnsupported)
      }
    },
    FailingCall("there are no mutations to try") {
      _ = try [JSONMutation]().tolerances { NameBuilder.build(json: $0) }
    },
    FailingCall("the table is empty: nothing was tried") {
      ToleranceTable().verify(against: ToleranceTable())
    },
    FailingCall("name, drop: rejected, was not tried") {
      try [mutation("drop name")].tolerances { NameBuilder.build(json: $0) }.verify(
        against: ToleranceTable())
    },
  ]

  @Test(arguments: calls)
  func failure_isReportedOnceAtTheCallersLine(call: FailingCall) async throws {
    let issues = try await issues { try call.body() }

    expect(issues.count, equals: 1)
    #expect(issues[0].message.hasPrefix(call.text), "\(issues[0].message)")
    expect(issues[0].sourceLocation?.fileID, equals: #fileID)
    // One of the calls is in a function of this suite.
    if !call.text.contains("nmae") { #expect(issues[0].sourceLocation?.line == call.line) }
  }

  @Test func fieldThatIsIgnored_isNotReported() throws {
    try Self.mutation("drop name").check(DeafBuilder.self, ignoring: ["name"])
    try Fixture.mutations("beast", in: Self.source).check(DeafBuilder.self, ignoring: ["name"])
  }

  struct DeafBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = .missing
    }

    func build() -> Result<String?, BuildFailure> { construct({ $0 }, $name.optional) }
  }

  struct PairBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var alias: String?

    init(fields: JSONFields) {
      _name = fields["name"]
      _alias = fields["alias"]
    }

    func build() -> Result<[String?], BuildFailure> {
      construct({ [$0, $1] }, $name, $alias.optional)
    }
  }

  struct PresumingBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
      if name == nil { name = "nobody" }
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }
}
