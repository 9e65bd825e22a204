import ConstructionBuilders
import ConstructionBuildersTesting
import TestSupport
import Testing

struct VerifyTests {
  struct Move: Equatable, Sendable {
    var name: String
    var type = MoveType.fly
  }

  enum MoveType: String, CaseIterable, Sendable { case fly, cut }

  struct MoveBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
    }

    func build() -> Result<Move, BuildFailure> { construct({ Move(name: $0) }, $name) }
  }

  static func move(_ name: String) -> JSONFragment<Move> {
    JSONFragment {
      Member("name", name, \.name)
      Member("type", .fly, \.type)
    }
  }

  @Test func modelAsExpected_isNotReported() throws {
    JSONFragment([Self.move("Fly")]).verify { try [MoveBuilder].build(json: $0).get() }
    Self.move("Fly").verify(Move(name: "Fly"))
    Self.move("Fly").verify { try MoveBuilder(json: $0).build().get() }
  }

  @Test func everyMismatch_isOneReportAtTheCallersLine() async throws {
    let line = #line + 2
    let issues = try await issues {
      Self.move("Fly").verify(Move(name: "Cut", type: .cut))
    }

    expect(
      issues.map(\.message), equals: ["name: expected Fly, got Cut", "type: expected fly, got cut"])
    expect(issues.map(\.sourceLocation?.line), equals: [line, line])
    expect(issues.map(\.sourceLocation?.fileID), equals: [#fileID, #fileID])
  }

  struct Turn: Sendable { var next: MoveType? }

  struct Pair: Sendable { let move: Move }

  static let sendingAMove = JSONFragment<Pair> {
    Member("move", JSONFragment { Member("name", "Fly") }, \.move)
  }

  static let calls = [
    FailingCall("no Move was built from {\"type\":\"fly\"}\nMove could not be built: 1 problem") {
      move("Fly").dropping("name").verify { try MoveBuilder(json: $0).build().get() }
    },
    FailingCall("the fragment has no JSON: 1 problem\n  nmae: there is no such member to drop") {
      move("Fly").dropping("nmae").verify { try MoveBuilder(json: $0).build().get() }
    },
    FailingCall("the fragment expects nothing of a Move") {
      JSONFragment<Move> { Member("name", "Fly") }.verify(Move(name: "Fly"))
    },
    FailingCall("the fragment expects nothing of a Move") {
      JSONFragment<Move> {}.with { Member("name", "Fly") }.verify {
        try MoveBuilder(json: $0).build().get()
      }
    },
    FailingCall("the fragment expects nothing of a Pair") {
      sendingAMove.verify(Pair(move: Move(name: "Fly")))
    },
    FailingCall("with cut: type: expected cut, got fly") {
      move("Fly").verifyAllCases("type", \.type) { try MoveBuilder(json: $0).build().get() }
    },
    FailingCall("with cut: next: expected cut, got fly") {
      JSONFragment<Turn> {}.verifyAllCases("next", \.next) { _ in Turn(next: .fly) }
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
}
