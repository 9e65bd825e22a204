import ConstructionBuilders
import ConstructionBuildersFixtures
import ConstructionBuildersTesting
import Foundation
import SharedFixtures
import TestSupport
import Testing

/// The report of each function of `Fixture`, and its line.
struct FixtureReportTests {
  struct User: Decodable {
    let name: String
  }

  static let source = FixtureSource.bundle(SharedFixtures.bundle)

  /// One failing call of each function, with the beginning of its report.
  static let calls = [
    FailingCall(#"fixture "baest" was not found"#) {
      _ = try Fixture.data("baest", in: source)
    },
    FailingCall(#"fixture "beast" has another top level: expected an array of objects"#) {
      _ = try Fixture.json("beast", [[String: Any]].self, in: source)
    },
    FailingCall(#"fixture "beast" cannot be used: expected Array<"#) {
      _ = try Fixture.decode([User].self, from: "beast", in: source)
    },
    FailingCall(#"fixture "beast" cannot be used: name: required, but missing"#) {
      _ = try Fixture.decode(User.self, from: "beast", in: source) { $0["name"] = nil }
    },
    FailingCall(#"fixture "beast" cannot be used: nmae: there is no such member"#) {
      _ = try Fixture.value("beast", in: source) { $0["nmae"] = nil }
    },
    FailingCall("fixture \"beast\" cannot be used\n  String could not be built: 1 problem") {
      _ = try Fixture.build(NameBuilder.self, from: "beast", in: source) { $0["name"] = nil }
    },
    FailingCall(#"fixture "baest" was not found"#) {
      _ = try Fixture.builder(NameBuilder.self, from: "baest", in: source)
    },
    FailingCall(#"fixture "baest" was not found"#) {
      _ = try Fixture.root([NameBuilder].self, from: "baest", in: source)
    },
    FailingCall(#"fixture "baest" was not found"#) {
      _ = try Fixture.unread("baest", by: NameBuilder.self, in: source)
    },
    FailingCall(#"fixture "tokn" was not found"#) {
      _ = try Fixture.har("tokn", in: source)
    },
    FailingCall("fixture \"beast\" cannot be used\n  [String] could not be built: 1 problem") {
      _ = try Fixture.build([NameBuilder].self, from: "beast", in: source)
    },
  ]

  @Test(arguments: calls)
  func failure_isReportedOnceAtTheCallersLine(call: FailingCall) async throws {
    let issues = try await issues { try call.body() }

    expect(issues.count, equals: 1)
    #expect(issues[0].message.hasPrefix(call.text), "\(issues[0].message)")
    expect(issues[0].sourceLocation?.line, equals: call.line)
    expect(issues[0].sourceLocation?.fileID, equals: #fileID)
  }

  @Test func failureToBuild_namesTheFunctionForOneThatIsExpected() async throws {
    let issues = try await issues {
      _ = try Fixture.build(NameBuilder.self, from: "beast", in: Self.source) { $0["name"] = nil }
    }

    expect(issues.count, equals: 1)
    expect(
      issues[0].message,
      equals: """
        fixture "beast" cannot be used
          String could not be built: 1 problem
            name: required String is missing
          if the test expects that, build what Fixture.builder returns
        """)
  }

  @Test func errorOfTheClosure_isNotReportedTwice() async throws {
    struct Refusal: Error {}
    let issues = try await issues {
      _ = try Fixture.value("beast", in: Self.source) { _ in throw Refusal() }
    }

    expect(issues.count, equals: 1)
    #expect(issues[0].error is Refusal)
  }

  @Test func ownFunctionOfFixture_isCalledByTheSameName() throws {
    try expect(Fixture.beast(), equals: Fixture.data("beast", in: Self.source))
  }

  @Test func fixture_isFoundInTheTargetThatAsks() async throws {
    let issues = try await issues { _ = try Fixture.data("beast") }

    #expect(
      issues[0].message.hasPrefix(
        #"fixture "beast" was not found: module ConstructionBuildersTestingTests has no resources"#)
    )
  }

  struct NameBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }
}

extension Fixture {
  static func beast() throws -> Data { try data("beast", in: FixtureReportTests.source) }
}
