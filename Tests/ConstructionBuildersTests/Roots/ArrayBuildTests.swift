import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// An array of builders in one step.
struct ArrayBuildTests {
  /// Documents, and what the builders of guests make of them: names, or problems.
  static let table: [(json: String, names: [String], problems: [String])] = [
    ("[]", [], []),
    (#"[{"name": "Scott"}, {"name": 7}]"#, ["Scott", "7"], []),
    (#"[{"name": "Scott", "friends": [7]}]"#, ["Scott"], []),
    (
      #"[{"name": "Scott"}, {}, 7, null]"#, [],
      [
        "[1].name: required String is missing", "[2]: expected object, found number 7",
        "[3]: required object is null",
      ]
    ),
    (#"[null]"#, [], ["[0]: required object is null"]),
    (#"{"name": "a"}"#, [], [#"expected array, found object {"name": "a"}"#]),
    ("null", [], ["required array is null"]),
  ]

  @Test(arguments: table)
  func build_isEveryElementOrEveryProblem(
    row: (json: String, names: [String], problems: [String])
  ) throws {
    try expectAsInTable([GuestBuilder].self, row)
    try expectAsInTable([DirectGuestBuilder].self, row)
  }

  private func expectAsInTable<Builder: ConstructionBuilder>(
    _ type: [Builder].Type, _ row: (json: String, names: [String], problems: [String])
  ) throws where Builder.Model == Guest {
    for (result, place) in [
      (type.build(json: row.json), "line 1, column 1: "),
      (type.build(json: Data(row.json.utf8)), "line 1, column 1: "),
      (type.build(value: try untyped(row.json)), ""),
    ] {
      let problems = row.problems.map { $0.hasPrefix("[") ? $0 : place + $0 }
      expect(result, fails: problems)
      expect(((try? result.get()) ?? []).map(\.name), equals: row.names)
    }
  }

  @Test func build_ofElementsThatFail_saysSo() {
    #expect {
      try [DirectGuestBuilder].build(json: #"[{"name": "Scott"}, {"friends": 7}]"#).get()
    } throws: {
      "\($0)" == """
        [Guest] could not be built: 1 problem
          [1].name: required String is missing
        """
    }
  }

  @Test func build_ofMalformedInput_failsWithItsPlace() {
    #expect {
      try [DirectGuestBuilder].build(json: "[{]").get()
    } throws: {
      "\($0)" == """
        [Guest] could not be built: 1 problem
          line 1, column 3: expected a key in quotation marks or '}'
        """
    }
  }

  @Test func build_isAsTheRootWithComplete() throws {
    for json in ["[{}]", "7", "null", #""[{\"name\": \"a\"}]""#, #"{"name": "a"}"#, #"{"0": {}}"#] {
      for coercion in [Coercion.strict, .lenient, .forgiving] {
        let root = try JSONRoot<[GuestBuilder]>(json: json, coercion: coercion)
        expect(
          [GuestBuilder].build(json: json, coercion: coercion),
          equals: root.build { $0.requiringAll })
      }
    }
  }

  @Test func build_ofAHundredThousandBadElements_namesAHundred() {
    let json = "[\(Array(repeating: "{}", count: 10_000).joined(separator: ","))]"
    let failure = failureLines([DirectGuestBuilder].build(json: json))
    expect(failure.count, equals: 101)
    expect(failure.last, equals: "9900 more findings")
  }

  @Test func build_passesTheDepthOn() {
    expect((try? [GuestBuilder].build(json: "[{}]", maximumDepth: 1).get()), equals: nil)
    expect(
      [GuestBuilder].build(value: [["name": "a"]], maximumDepth: 1),
      fails: "[0]: object is nested too deep")
  }
}
