import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// Patches that a sender sends.
struct ApplyingTests {
  /// RFC 7396, appendix A.
  static let mergeVectors: [(String, JSONValue, String)] = [
    (#"{"a":"b"}"#, ["a": "c"], #"{"a":"c"}"#),
    (#"{"a":"b"}"#, ["b": "c"], #"{"a":"b","b":"c"}"#), (#"{"a":"b"}"#, ["a": .null], "{}"),
    (#"{"a":"b","b":"c"}"#, ["a": .null], #"{"b":"c"}"#),
    (#"{"a":["b"]}"#, ["a": "c"], #"{"a":"c"}"#), (#"{"a":"c"}"#, ["a": ["b"]], #"{"a":["b"]}"#),
    (#"{"a":{"b":"c"}}"#, ["a": ["b": "d", "c": .null]], #"{"a":{"b":"d"}}"#),
    (#"{"a":[{"b":"c"}]}"#, ["a": [1]], #"{"a":[1]}"#), (#"["a","b"]"#, ["c", "d"], #"["c","d"]"#),
    (#"{"a":"b"}"#, ["c"], #"["c"]"#), (#"{"a":"foo"}"#, .null, "null"),
    (#"{"a":"foo"}"#, "bar", #""bar""#), (#"{"e":null}"#, ["a": 1], #"{"e":null,"a":1}"#),
    ("[1,2]", ["a": "b", "c": .null], #"{"a":"b"}"#),
    ("{}", ["a": ["bb": ["ccc": .null]]], #"{"a":{"bb":{}}}"#),
  ]

  @Test(arguments: mergeVectors)
  func vectorsOfRFC7396(sent: String, patch: JSONValue, new: String) throws {
    expect(merged(sent, patch), equals: new)
  }

  @Test func exampleOfRFC7396_keepsWhatItDoesNotName() throws {
    let sent = """
      {
        "title": "Goodbye!",
        "author" : {
          "givenName" : "John",
          "familyName" : "Doe"
        },
        "tags":[ "example", "sample" ],
        "content": "This will be unchanged"
      }

      """
    let patch: JSONValue = [
      "title": "Hello!", "phoneNumber": "+01-123-456-7890", "author": ["familyName": .null],
      "tags": ["example"],
    ]
    expect(
      merged(sent, patch),
      equals: """
        {
          "title": "Hello!",
          "author" : {
            "givenName" : "John"
          },
          "tags":[ "example" ],
          "content": "This will be unchanged",
          "phoneNumber": "+01-123-456-7890"
        }

        """)
  }

  /// RFC 6902, appendix A, but A.13: a JSONValue has each key once.
  static let jsonVectors: [(String, JSONValue, String)] = [
    (
      #"{"foo":"bar"}"#, [["op": "add", "path": "/baz", "value": "qux"]],
      #"{"foo":"bar","baz":"qux"}"#
    ),
    (
      #"{"foo":["bar","baz"]}"#, [["op": "add", "path": "/foo/1", "value": "qux"]],
      #"{"foo":["bar","qux","baz"]}"#
    ),
    (
      #"{"baz":"qux","foo":"bar"}"#, [["op": "remove", "path": "/baz"]], #"{"foo":"bar"}"#
    ),
    (
      #"{"foo":["bar","qux","baz"]}"#, [["op": "remove", "path": "/foo/1"]],
      #"{"foo":["bar","baz"]}"#
    ),
    (
      #"{"baz":"qux","foo":"bar"}"#, [["op": "replace", "path": "/baz", "value": "boo"]],
      #"{"baz":"boo","foo":"bar"}"#
    ),
    (
      #"{"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}}"#,
      [["op": "move", "from": "/foo/waldo", "path": "/qux/thud"]],
      #"{"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}"#
    ),
    (
      #"{"foo":["all","grass","cows","eat"]}"#,
      [["op": "move", "from": "/foo/1", "path": "/foo/3"]],
      #"{"foo":["all","cows","eat","grass"]}"#
    ),
    (
      #"{"baz":"qux","foo":["a",2,"c"]}"#,
      [
        ["op": "test", "path": "/baz", "value": "qux"],
        ["op": "test", "path": "/foo/1", "value": 2],
      ], #"{"baz":"qux","foo":["a",2,"c"]}"#
    ),
    (
      #"{"baz":"qux"}"#, [["op": "test", "path": "/baz", "value": "bar"]],
      "[0]: rejected: test /baz: another value is there"
    ),
    (
      #"{"foo":"bar"}"#, [["op": "add", "path": "/child", "value": ["grandchild": [:]]]],
      #"{"foo":"bar","child":{"grandchild":{}}}"#
    ),
    (
      #"{"foo":"bar"}"#, [["op": "add", "path": "/baz", "value": "qux", "xyz": 123]],
      #"{"foo":"bar","baz":"qux"}"#
    ),
    (
      #"{"foo":"bar"}"#, [["op": "add", "path": "/baz/bat", "value": "qux"]],
      #"[0]: rejected: add /baz/bat: there is no key "baz""#
    ),
    (
      #"{"/":9,"~1":10}"#, [["op": "test", "path": "/~01", "value": 10]], #"{"/":9,"~1":10}"#
    ),
    (
      #"{"/":9,"~1":10}"#, [["op": "test", "path": "/~01", "value": "10"]],
      "[0]: rejected: test /~01: another value is there"
    ),
    (
      #"{"foo":["bar"]}"#, [["op": "add", "path": "/foo/-", "value": ["abc", "def"]]],
      #"{"foo":["bar",["abc","def"]]}"#
    ),
  ]

  @Test(arguments: jsonVectors)
  func vectorsOfRFC6902(sent: String, patch: JSONValue, new: String) throws {
    expect(patched(sent, patch), equals: new)
  }

  /// One operation: the document, `op path`, `from` or the value, and what comes of it.
  static let operations: [(sent: String, operation: String, operand: JSONValue?, new: String)] = [
    // The root.
    (#" {"a": 1} "#, "add ", [1], " [1] "), (#"{"a": 1}"#, "replace ", 2, "2"),
    ("[1.5 ]", "replace ", [1.5], "[1.5 ]"),
    ("{}", "remove ", nil, "remove of the document: a document needs a value"),
    (#"{"a": {"b": 1}}"#, "move ", "/a", #"{"b": 1}"#),
    (#"{"a": [1]}"#, "copy ", "/a", "[1]"),
    (#"{"a": 1}"#, "copy /b", "", #"{"a": 1,"b": {"a": 1}}"#),
    ("[1,  2]", "test ", [1.0, 20e-1], "[1,  2]"),
    // Arrays.
    ("[1, 2]", "add /0", 0, "[0, 1, 2]"), ("[1, 2]", "add /2", 3, "[1, 2, 3]"),
    ("[1, 2]", "add /-", 3, "[1, 2, 3]"), ("[]", "add /0", 1, "[1]"), ("[ ]", "add /-", 1, "[1]"),
    ("[1]", "add /2", 3, "add /2: there is no index 2 in an array of 1"),
    ("[1]", "add /01", 3, #"add /01: "01" is no index of an array"#),
    ("[1]", "add /+1", 3, #"add /+1: "+1" is no index of an array"#),
    ("[1]", "add /1.0", 3, #"add /1.0: "1.0" is no index of an array"#),
    ("[1]", "add /", 3, #"add /: "" is no index of an array"#),
    (
      "[1]", "add /99999999999999999999", 3,
      "add /99999999999999999999: there is no index 99999999999999999999 in an array of 1"
    ),
    ("[1,2 ,3]", "remove /1", nil, "[1 ,3]"), ("[1, 2]", "remove /0", nil, "[2]"),
    ("[1]", "remove /0", nil, "[]"),
    ("[1]", "remove /-", nil, #"remove /-: "-" is no index of an array"#),
    ("[1]", "replace /-", 2, #"replace /-: "-" is no index of an array"#),
    ("[1]", "test /-", 1, #"test /-: "-" is no index of an array"#),
    ("[1]", "remove /1", nil, "remove /1: there is no index 1 in an array of 1"),
    ("[]", "remove /0", nil, "remove /0: there is no index 0 in an array of 0"),
    ("[1, 2]", "replace /1", 3, "[1, 3]"), ("[1,2,3]", "move /0", "/2", "[3,1,2]"),
    ("[1,2,3]", "move /-", "/0", "[2,3,1]"), ("[1,2]", "copy /-", "/0", "[1,2,1]"),
    ("[1,2]", "copy /0", "/2", "copy /0: there is no index 2 in an array of 2"),
    ("[[1], 2]", "move /0/-", "/1", "[[1, 2]]"),
    // Members.
    (#"{"a": 1}"#, "add /a", 2, #"{"a": 2}"#), (#"{"a": 1.0}"#, "add /a", 1.0, #"{"a": 1.0}"#),
    (#"{"a": 1.0}"#, "replace /b", 1, #"replace /b: there is no key "b""#),
    (#"{"a": 1.0}"#, "remove /b", nil, #"remove /b: there is no key "b""#),
    (#"{"a": 1.0}"#, "test /b", .null, #"test /b: there is no key "b""#),
    (#"{"a": 1.0}"#, "copy /b", "/c", #"copy /b: there is no key "c""#),
    (#"{"a": 1.0}"#, "move /b", "/c", #"move /b: there is no key "c""#),
    (#"{"a": 1.0}"#, "move /a", "/a", #"{"a": 1.0}"#),
    (#"{"a": 1.0}"#, "move /b", "/b", #"move /b: there is no key "b""#),
    (#"{"a": {}}"#, "move /a/b", "/a", "move /a/b: a value cannot be moved into itself"),
    (#"{"a": {}, "ab": 1}"#, "move /ab/c", "/a", #"move /ab/c: "c" is added to a number"#),
    (#"{"a": 1.0, "b": 2}"#, "move /b", "/a", #"{"b": 1.0}"#),
    (#"{"": 1}"#, "replace /", 2, #"{"": 2}"#),
    (#"{"0": 1}"#, "replace /0", 2, #"{"0": 2}"#), (#"{"-": 1}"#, "replace /-", 2, #"{"-": 2}"#),
    (#"{"a/b~c": 1}"#, "replace /a~1b~0c", 2, #"{"a/b~c": 2}"#),
    (#"{"~1": 1}"#, "replace /~01", 2, #"{"~1": 2}"#),
    (#"{"a": 1}"#, "add /a~", 2, "add /a~: ~ is followed by neither 0 nor 1"),
    (#"{"a": 1}"#, "add /a~2", 2, "add /a~2: ~ is followed by neither 0 nor 1"),
    (#"{"a": 1}"#, "add a", 2, "add a: a path begins with /, or is empty"),
    (#"{"a": 1}"#, "add /b/c", 2, #"add /b/c: there is no key "b""#),
    (#"{"\u0061": 1}"#, "replace /a", 2, #"{"\u0061": 2}"#),
    // Values that have no parts; also a string that holds JSON.
    (#"{"a": 1}"#, "add /a/b", 2, #"add /a/b: "b" is added to a number"#),
    (#"{"a": "{\"b\": 1}"}"#, "replace /a/b", 2, #"replace /a/b: "b" is looked for in a string"#),
    (#"{"a": "[1]"}"#, "add /a/-", 2, #"add /a/-: "-" is added to a string"#),
    (#"{"a": "[1]"}"#, "replace /a", "[2]", #"{"a": "[2]"}"#),
    (#"{"a": null}"#, "remove /a/b/c", nil, #"remove /a/b/c: "b" is looked for in a null"#),
    // Repeated keys.
    (#"{"a": 1, "a": 2}"#, "replace /a", 3, #"replace /a: the key "a" is repeated"#),
    (#"{"a": [], "a": [1]}"#, "add /a/0", 3, #"add /a/0: the key "a" is repeated"#),
    (#"{"a": 1, "a": 2}"#, "add /b", 3, #"{"a": 1, "a": 2, "b": 3}"#),
    (#"{"a": 1, "a": 2}"#, "test ", ["a": 2], #"{"a": 1, "a": 2}"#),
    (
      "{\"\u{E9}\": 1}", "add /e\u{301}", 2,
      "add /e\u{301}: the key \"e\u{301}\" is there with the same letters, composed differently"
    ),
    // Tests.
    ("[1.0]", "test /0", 1, "[1.0]"), ("[100]", "test /0", 1e2, "[100]"),
    ("[-0]", "test /0", 0, "[-0]"), ("[0.10e1]", "test /0", 1, "[0.10e1]"),
    ("[1e400]", "test /0", 1, "test /0: another value is there"),
    ("[9007199254740993]", "test /0", 9_007_199_254_740_992, "test /0: another value is there"),
    ("[1]", "test /0", "1", "test /0: another value is there"),
    ("[1]", "test /0", true, "test /0: another value is there"),
    (#"[{"b": 1, "a": [null]}]"#, "test /0", ["a": [.null], "b": 1], #"[{"b": 1, "a": [null]}]"#),
    (#"[{"b": 1}]"#, "test /0", ["b": 1, "c": 1], "test /0: another value is there"),
    ("[[1, 2]]", "test /0", [2, 1], "test /0: another value is there"),
    (#"["\u00e9"]"#, "test /0", "\u{E9}", #"["\u00e9"]"#),
    (#"["\u00e9"]"#, "test /0", "e\u{301}", "test /0: another value is there"),
    // Operations that are none.
    ("[1]", "increment /0", 1, "increment /0: there is no such operation"),
    ("[1]", "add /0", nil, "add /0: value is missing"),
    ("[1]", "test /0", nil, "test /0: value is missing"),
    ("[1]", "copy /0", nil, "copy /0: from is no string"),
    ("[1]", "move /0", 7, "move /0: from is no string"),
  ]

  @Test(arguments: operations)
  func operation_isAppliedOrNamed(
    sent: String, operation: String, operand: JSONValue?, new: String
  ) throws {
    let parts = operation.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var value: JSONValue = ["op": .string(parts[0]), "path": .string(parts[1])]
    value[["copy", "move"].contains(parts[0]) ? "from" : "value"] = operand
    let isRefused = new.hasPrefix("\(parts[0]) ")
    expect(patched(sent, [value]), equals: isRefused ? "[0]: rejected: \(new)" : new)
  }

  private static let (nines, zeros) = (
    String(repeating: "9", count: 30), String(repeating: "0", count: 30)
  )

  /// Numbers are compared by their values, however large their exponents are.
  @Test(arguments: [
    ("10e99999999999999999998", "1e99999999999999999999", true),
    ("0.1e-99999999999999999998", "1E-99999999999999999999", true),
    ("10e\(nines)", "1e+0001\(zeros)", true), ("10e-1\(zeros)", "1e-\(nines)", true),
    ("100e-1", "1e1", true), ("0e\(nines)", "-0e-\(nines)", true),
    ("1e-000000000000000000", "1", true), ("0.01e-999999999999999", "1e-1000000000000001", true),
    ("10e99999999999999999998", "-1e99999999999999999999", false),
    ("10e99999999999999999998", "1e99999999999999999998", false),
    ("1e\(nines)", "1e-\(nines)", false), ("1e1\(zeros)", "1e1\(zeros)0", false),
    ("1e-1000000000000000", "1e999999999999999", false),
  ])
  func test_comparesNumbersByValue(one: String, other: String, areSame: Bool) throws {
    for (sent, value) in [(one, other), (other, one)] {
      let test: JSONValue = [
        "op": "test", "path": "/0", "value": try JSONValue(json: value),
      ]
      expect(
        patched("[\(sent)]", [test]),
        equals: areSame ? "[\(sent)]" : "[0]: rejected: test /0: another value is there")
    }
  }

  @Test func patchesThatAreNone_areRefused() throws {
    expect(
      patched("[1]", ["op": "add"]), equals: "rejected: a JSON Patch is an array of operations")
    expect(
      patched("[1]", [7]),
      equals: "[0]: rejected: operation: an operation is an object with op and path")
    expect(
      patched("[1]", [["op": "add", "value": 1]]), equals: "[0]: rejected: add: path is no string")
  }

  @Test func aTestThatFailsInTheMiddle_changesNothing() throws {
    let sent = try SentDocument<UserBuilder>(json: #"{"id": 1, "name": "Ann", "x": 1.0}"#)
    let failure = #expect(throws: BuildFailure.self) {
      try sent.applying(jsonPatch: [
        ["op": "replace", "path": "/name", "value": "Bo"], ["op": "remove", "path": "/x"],
        ["op": "test", "path": "/id", "value": 2], ["op": "remove", "path": "/id"],
      ])
    }
    expect(
      failure.map { "\($0)" },
      equals: """
        JSON Patch of UserBuilder could not be built: 1 problem
          [2]: rejected: test /id: another value is there
        """)
    expect(sent.value.name, equals: "Ann")
    expect(Array(sent.data), equals: Array(#"{"id": 1, "name": "Ann", "x": 1.0}"#.utf8))
  }

  @Test func patchedDocument_isReadAgainWithItsFindings() throws {
    let sent = try SentDocument<UserBuilder>(
      json: #"{"data": {"id": 1, "name": "Ann"}, "x": 1.0}"#, at: "data")
    let patched = try sent.applying(mergePatch: ["data": ["id": "7", "name": .null]])
    expect(patched.value.id, equals: 7)
    expect(
      patched.value.findings.map { "\($0)" },
      equals: [
        "id: read string \"7\" as Int", "name: required String is missing, and so is fullName",
      ])
    expect(text(patched), equals: #"{"data": {"id": "7"}, "x": 1.0}"#)
    var user = patched.value
    user.id = 8
    expect(
      String(decoding: try patched.edited(user).data, as: UTF8.self),
      equals: #"{"data": {"id": "8"}, "x": 1.0}"#)

    let failure = #expect(throws: BuildFailure.self) {
      try sent.applying(mergePatch: ["data": 7])
    }
    expect(
      failure?.findings.map { "\($0)" }, equals: ["data: expected object, found number 7"])
  }

  @Test func aMergePatchOfARepeatedKey_namesThePath() throws {
    expect(
      merged(#"{"a": {"b": 1, "b": 2}}"#, ["a": ["b": .null]]),
      equals: #"a.b: rejected: the key "b" is repeated"#)
    expect(
      merged(#"{"a": {"b": 1, "b": 2}}"#, ["a": ["c": 3]]),
      equals: #"{"a": {"b": 1, "b": 2, "c": 3}}"#)
    expect(merged(#"{"a": {"b": 1, "b": 2}}"#, ["a": .null]), equals: "{}")
  }

  @Test func valuesThatStay_keepTheirBytes() throws {
    let sent = "\u{FEFF} {\"a\" :[ 1.5,\t{\"b\": \"\\u00e9\"} ] , \"c\":2e0}\n"
    expect(merged(sent, ["a": [1.5, ["b": "\u{E9}"]]]), equals: sent)
    expect(merged(#"{"a": { }}"#, ["a": ["b": .null]]), equals: #"{"a": { }}"#)
    expect(
      merged(sent, ["c": 3]), equals: "\u{FEFF} {\"a\" :[ 1.5,\t{\"b\": \"\\u00e9\"} ] , \"c\":3}\n"
    )
    expect(
      patched(sent, [["op": "move", "from": "/a/1", "path": "/d"]]),
      equals: "\u{FEFF} {\"a\" :[ 1.5 ] , \"c\":2e0 , \"d\":{\"b\": \"\\u00e9\"}}\n")
  }

  @Test func looseSyntax_isRefused() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try SentDocument<[Int]>(json: "[1,]", coercion: [.lenient, .looseSyntax])
    }
    expect(
      failure?.findings.map { "\($0)" },
      equals: [
        "line 1, column 4: expected a value, found a trailing comma, which JSON does not have"
      ])
  }
}

/// Patches that are large, or made to be.
struct LargePatchTests {
  @Test func manyOperations_takeLinearTime() throws {
    let count = inputSize(debug: 10_000, release: 100_000)
    let sent = try SentDocument<JSONValue>(json: #"{"a": [], "b": {"n": 0}}"#)
    let operations: [JSONValue] = (0..<count).map { index in
      switch index % 5 {
      case 0: ["op": "add", "path": "/a/-", "value": JSONValue(integerLiteral: index)]
      case 1: ["op": "add", "path": .string("/b/k\(index)"), "value": "v"]
      case 2: ["op": "replace", "path": "/b/n", "value": JSONValue(integerLiteral: index)]
      case 3: ["op": "move", "from": .string("/b/k\(index - 2)"), "path": "/b/last"]
      default: ["op": "test", "path": "/b/n", "value": JSONValue(integerLiteral: index - 2)]
      }
    }
    let patched = try sent.applying(jsonPatch: .array(operations))
    expect(patched.value["b"].map { "\($0)" }, equals: #"{"n":\#(count - 3),"last":"v"}"#)
    guard case .array(let elements)? = patched.value["a"] else { return }
    expect(elements.count, equals: count / 5)
  }

  @Test func changesOfManyMembersThatWereSent_takeLinearTime() throws {
    let keys = (0..<inputSize(debug: 10_000, release: 100_000)).map { "k\($0)" }
    let members = keys.map { "\"\($0)\":0" }.joined(separator: ",")
    let sent = try SentDocument<JSONValue>(json: "{\(members)}")
    var set: JSONValue = [:]
    for key in keys { set[key] = 1 }
    expect(
      text(try sent.applying(mergePatch: set)),
      equals: text(sent).replacingOccurrences(of: ":0", with: ":1"))
    let removed = keys.map { ["op": "remove", "path": .string("/\($0)")] as JSONValue }
    expect(text(try sent.applying(jsonPatch: .array(removed))), equals: "{}")
  }

  @Test func copiesThatDouble_areRefused() throws {
    let sent = try SentDocument<JSONValue>(json: #"{"a": "0123456789"}"#)
    let doubling = (0..<40).map { _ in
      ["op": "copy", "from": "", "path": "/a"] as JSONValue
    }
    let wide = (0..<40).map { index in
      ["op": "copy", "from": "", "path": .string("/k\(index)")] as JSONValue
    }
    let deep = try sent.applying(jsonPatch: .array(doubling))
    expect(deep.data.count, equals: 299)
    let failure = #expect(throws: BuildFailure.self) {
      try sent.applying(jsonPatch: .array(wide))
    }
    expect(failure?.findings.first?.reason, equals: "copy /k16: the patch copies more than 16 MiB")
  }

  @Test func levels_areLimitedAlsoOnASmallStack() throws {
    let thread = SmallThread {
      let sent = try SentDocument<JSONValue>(json: "[]")
      let levels = (1...600).map { count in
        let path = JSONValue.string(String(repeating: "/0", count: count))
        return ["op": "add", "path": path, "value": []] as JSONValue
      }
      let failure = #expect(throws: BuildFailure.self) {
        try sent.applying(jsonPatch: .array(levels))
      }
      expect(
        failure?.findings.map { "\($0)" },
        equals: ["rejected: arrays and objects would be nested deeper than 512 levels"])
      let deep = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
      let patched = try SentDocument<JSONValue>(json: "[\(deep)]").applying(jsonPatch: [
        ["op": "test", "path": "/0", "value": JSONValue(json: deep)],
        ["op": "add", "path": .string(String(repeating: "/0", count: 512)), "value": 7],
      ])
      expect(patched.data.count, equals: 1_025)
    }
    try thread.run()
  }
}

/// A thread with a small stack.
private final class SmallThread: @unchecked Sendable {
  private let body: () throws -> Void
  private var result: Result<Void, any Error>?
  private let isDone = DispatchSemaphore(value: 0)

  init(_ body: @escaping () throws -> Void) { self.body = body }

  func run() throws {
    let thread = Thread {
      self.result = Result { try self.body() }
      self.isDone.signal()
    }
    thread.stackSize = 128 << 10
    thread.start()
    isDone.wait()
    try result?.get()
  }
}

private func merged(_ sent: String, _ patch: JSONValue) -> String {
  do throws(BuildFailure) {
    return text(try SentDocument<JSONValue>(json: sent).applying(mergePatch: patch))
  } catch {
    return error.findings.map { "\($0)" }.joined(separator: "\n")
  }
}

private func patched(_ sent: String, _ patch: JSONValue) -> String {
  do throws(BuildFailure) {
    return text(try SentDocument<JSONValue>(json: sent).applying(jsonPatch: patch))
  } catch {
    return error.findings.map { "\($0)" }.joined(separator: "\n")
  }
}

private func text<Value>(_ document: SentDocument<Value>) -> String {
  String(decoding: document.data, as: UTF8.self)
}
