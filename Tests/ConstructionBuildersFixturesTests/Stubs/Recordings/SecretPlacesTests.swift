import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

/// Every place of a recording where a secret can stand.
struct SecretPlacesTests {
  static let form = "application/x-www-form-urlencoded"

  static func post(_ body: String, _ type: String, header: String? = nil) -> Recorded {
    Recorded(
      method: "POST", requestHeaders: header.map { [Recorded.pair("content-type", $0)] } ?? [],
      postData: ["mimeType": .string(type), "text": .string(body)])
  }

  static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  /// The places of a name and a value.
  static let places: [String: @Sendable (String, String) -> Recorded] = [
    "header": { Recorded(requestHeaders: [Recorded.pair($0, $1)]) },
    "header of a response": { Recorded(headers: [Recorded.pair($0, $1)]) },
    "query": { Recorded(url: "https://example.com/a?b=1&\(escaped($0))=\($1)&c=2") },
    "fragment": { Recorded(url: "https://example.com/a#\(escaped($0))=\($1)") },
    "path": { Recorded(url: "https://example.com/a;\(escaped($0))=\($1)/b") },
    "redirect": { Recorded(status: 302, redirectURL: "/b?\(escaped($0))=\($1)") },
    "escaped address": {
      Recorded(url: "https://example.com/a?u=" + escaped("https://x.test/?\($0)=\($1)"))
    },
    "form": { post("b=1&\(escaped($0))=\($1)", form) },
    "form of a type with white space": { post("b c=1&\(escaped($0))=\($1)", " \(form)") },
    "form of a type in the header": { post("b c=1&\(escaped($0))=\($1)", "", header: form) },
    "form without a type": { post("\(escaped($0))=\($1)", "") },
    "JSON": { post("{\"data\":[{\(JSONValue.string($0)):\"\($1)\"}]}", "application/json") },
    "JSON in an array": { post("{\(JSONValue.string($0)):[\"\($1)\"]}", "") },
    "JSON in JSON": {
      post("{\"a\":\(JSONValue.string("{\(JSONValue.string($0)):\"\($1)\"}"))}", "")
    },
    "JSON in a form": { post("v=" + escaped("{\(JSONValue.string($0)):\"\($1)\"}"), form) },
    "lines of JSON": { post("{\"a\":1}\n{\(JSONValue.string($0)):\"\($1)\"}\n", "") },
    "server-sent events": {
      post("id: 1\r\ndata: {\(JSONValue.string($0)):\"\($1)\"}\r\n\r\n", "text/event-stream")
    },
    "address in JSON": { post("{\"a\":\"https://x.test/?\(escaped($0))=\($1)\"}", "") },
    "address in a text": { post("see https://x.test/?\(escaped($0))=\($1) .", "text/plain") },
    "multipart": { multipart("form-data; name=\"\($0)\"", $1) },
    "form in a plain text": { post("b=1 2&\(escaped($0))=\($1)", "text/plain") },
    "lines of a form in a plain text": {
      post("b=1 2\r\n\(escaped($0))=\($1)\r\n", "text/plain;charset=UTF-8")
    },
    "pair in JSON": {
      post("{\"a\":[{\"name\":\(JSONValue.string($0)),\"value\":\"\($1)\"}]}", "")
    },
    "multipart without a type": { multipart("form-data; name=\"\($0)\"", $1, type: "") },
    "multipart in a plain text": {
      multipart("form-data; name=\"\($0)\"", $1, type: "text/plain")
    },
    "multipart in lines": { multipart("form-data;\r\n\tname=\"\($0)\"", $1) },
    "multipart with a type of the part": {
      multipart("form-data; name=\"\($0)\"\r\nContent-Type: text/plain", $1)
    },
    "multipart without quotation marks": { multipart("form-data; name=\($0)", $1) },
    "multipart with spaces": { multipart("form-data ; name = \"\($0)\" ; a=b", $1) },
    "multipart in capitals": { multipart("FORM-DATA; NAME=\"\($0)\"", $1) },
    "multipart of a type with white space": {
      multipart("form-data; name=\"\($0)\"", $1, type: "\t multipart/form-data; boundary=x")
    },
    "multipart of a type in the header": {
      multipart("form-data; name=\"\($0)\"", $1, type: "", header: "Multipart/Form-Data;boundary=x")
    },
    "queryString": {
      var entry = Recorded()
      entry.queryString = [Recorded.pair($0, $1)]
      return entry
    },
    "queryString, escaped": {
      var entry = Recorded()
      entry.queryString = [Recorded.pair(escaped($0), $1)]
      return entry
    },
    "params": { Recorded(postData: ["params": [Recorded.pair($0, $1)]]) },
    "params, escaped": { Recorded(postData: ["params": [Recorded.pair(escaped($0), $1)]]) },
  ]

  static func multipart(
    _ disposition: String, _ value: String, type: String = "multipart/form-data; boundary=x",
    header: String? = nil
  ) -> Recorded {
    post(
      "--x\r\nContent-Disposition: \(disposition)\r\n\r\n\(value)\r\n--x--\r\n", type,
      header: header)
  }

  /// A sixth of the names at each place, and other ones at the next. `ALL_CASES` takes all of them.
  @Test(arguments: places.keys.sorted().enumerated().map { (place: $1, sixth: $0 % 6) })
  func secretOfEachName_isRemoved(place: String, sixth: Int) throws {
    let recorded = try #require(Self.places[place])
    let all = SecretNamesTests.secrets.filter { !$0.contains("%") }
    let names = all.indices.filter { checksAllCases || $0 % 6 == sixth }.map { all[$0] }
    // In JSON, a step of a path is a key.
    let isJSON = ["JSON", "lines", "server"].contains { place.hasPrefix($0) }
    let fitting = names.filter { name in !isJSON || !name.contains { "[.:".contains($0) } }
    let recording = try fitting.map { recorded($0, "hush") }.recording

    let rest = try JSONValue(json: recording.cleaned)["log"]?["entries"]
    for (index, name) in fitting.enumerated() {
      let isLeaking = rest?[index]?.description.contains("hush")
      expect(isLeaking, equals: false, "\(name)")
      let isNamed = recording.secrets.contains { $0.hasPrefix("log.entries[\(index)].") }
      expect(isNamed, equals: true, "\(name)")
    }
    try expect(Recorded.recording(of: recording.cleaned).secrets, equals: [])
  }

  /// A third of the names at each place, and other ones at the next. `ALL_CASES` takes all of them.
  @Test(arguments: places.keys.sorted().enumerated().map { (place: $1, third: $0 % 3) })
  func valueOfAnotherName_stays(place: String, third: Int) throws {
    let recorded = try #require(Self.places[place])
    let all = SecretNamesTests.others.filter { !$0.isEmpty }
    let names = all.indices.filter { checksAllCases || $0 % 3 == third }.map { all[$0] }
    try expect(names.map { recorded($0, "hush") }.recording.secrets, equals: [])
  }

  /// Limits and counts, wherever they stand.
  @Test(arguments: [
    ("x-ratelimit-reset-tokens", "6m0s"), ("x-ratelimit-remaining-tokens", "149984"),
    ("anthropic-ratelimit-input-tokens-limit", "80000"), ("prompt_tokens", "12"),
    ("num_tokens", "5"), ("tokens_per_minute", "7"), ("usage[tokens][in]", "5"),
  ])
  func numberOfTokens_stays(name: String, value: String) throws {
    let isPath = name.contains("[")
    let places = Self.places.filter { !isPath || !$0.key.contains("JSON") }.values
    try expect(places.map { $0(name, value) }.recording.secrets, equals: [])
  }

  @Test func keptName_stays() throws {
    let har = [Self.post("{\"code\":\"SAVE20\",\"password\":\"hush\"}", "")].har
    let recording = try Recorded.recording(of: Data(har.description.utf8), keeping: ["code"])

    expect(
      recording.secrets, equals: ["log.entries[0].request.postData.text: JSON member password"])
    expect(String(decoding: recording.cleaned, as: UTF8.self), contains: "SAVE20")
  }

  /// Members of JSON, with what is left of them.
  static let replies: [(String, String?)] = [
    (#"{"password":"hush","a":1.50}"#, #"{"password":"removed","a":1.50}"#),
    (#"{"otp":4711}"#, #"{"otp":0}"#),
    (#"{"password":null,"hasPassword":true,"token":"","tokens":[]}"#, nil),
    (
      #"{"token":{"value":"hush","type":"a","b":{"c":"d"}}}"#,
      #"{"token":{"value":"removed","type":"a","b":{"c":"d"}}}"#
    ),
    (#"[{"session":{"id":"hush","title":"a"}}]"#, #"[{"session":{"id":"removed","title":"a"}}]"#),
    (#"{"code":404,"key":"EU","errors":{"password":["is too short"]}}"#, nil),
    (
      #"{"Session":"hush","pass":"hush","headers":{"Authorization":"B","Cookie":"a=b","x-k-key":"c"}}"#,
      #"{"Session":"removed","pass":"removed","headers":{"Authorization":"removed","#
        + #""Cookie":"removed","x-k-key":"removed"}}"#
    ),
    (
      #"{"code":"E7","key":"name","session":7,"pass":12,"auth":{"a":"b"},"session_count":3}"#, nil
    ),
    (
      #"{"audio_tokens":3,"budget_tokens":"3","tokens":{"in":5},"tokens_per_minute":6,"a_tokens":"b"}"#,
      #"{"audio_tokens":3,"budget_tokens":"3","tokens":{"in":5},"tokens_per_minute":6,"#
        + #""a_tokens":"removed"}"#
    ),
    (
      #"{"tokens":{"pin":"1234","otp":4711,"in":5}}"#,
      #"{"tokens":{"pin":"removed","otp":0,"in":5}}"#
    ),
    (
      #"{"card_cvc":"a","userPin":"b","dbPass":"c","client_assertion":"d","proxyAuthorization":"e"}"#,
      #"{"card_cvc":"removed","userPin":"removed","dbPass":"removed","#
        + #""client_assertion":"removed","proxyAuthorization":"removed"}"#
    ),
    (
      #"{"SharedAccessSignature":"a","token_symbol":"b","forgot_password_url":"c","pin":12}"#,
      #"{"SharedAccessSignature":"removed","token_symbol":"b","forgot_password_url":"c","pin":12}"#
    ),
    (
      #"{"credentials":{"aws":{"id":"a","v":["b",{"1":"c"}],"type":"d","n":null,"on":true}}}"#,
      #"{"credentials":{"aws":{"id":"removed","v":["removed",{"1":"removed"}],"type":"d","#
        + #""n":null,"on":true}}}"#
    ),
    (
      #"{"password":{"new":{"text":"hush"},"policy":{"text":"long"}}}"#,
      #"{"password":{"new":{"text":"removed"},"policy":{"text":"long"}}}"#
    ),
    (#"{"name":"password","value":"hush"}"#, #"{"name":"password","value":"removed"}"#),
    (#"[{"Name":"session","Value":"a"}]"#, #"[{"Name":"session","Value":"removed"}]"#),
    (#"[{"name":"session","value":7},{"name":"code","value":"a"},{"name":"token"}]"#, nil),
    ("\u{FEFF}{\"token\":\"hush\"}", "\u{FEFF}{\"token\":\"removed\"}"),
    (#"{"a":"\u0041 https:\/\/x.test?token=hush"}"#, #"{"a":"A https://x.test?token=removed"}"#),
  ]

  @Test(arguments: replies)
  func bodyOfAResponse_keepsTheRest(body: String, rest: String?) throws {
    let type = "application/json"
    let recording = try [Recorded(content: Recorded.text(body, type: type))].recording

    let cleaned = try JSONValue(json: recording.cleaned)
    let text = cleaned["log"]?["entries"]?[0]?["response"]?["content"]?["text"]
    expect(text, equals: .string(rest ?? body))
    expect(recording.secrets.isEmpty, equals: rest == nil)
  }

  /// The value of a secret, elsewhere.
  @Test(arguments: [
    "s3cr3t/1+2é",
    "before s3cr3t/1+2é, after",
    "https://x.test/s3cr3t%2F1%2B2%C3%A9/b",
    "https://x.test/?q=s3cr3t%2f1%2B2%c3%a9",
    #"{"a":"s3cr3t\/1+2é"}"#, #"{"a":"\u00733cr3t\/1+2\u00e9"}"#, #"["\ns3cr3t/1+2é\t"]"#,
    "<input value='s3cr3t/1+2é'>",
  ])
  func valueOfASecret_isRemovedElsewhere(text: String) throws {
    let recording = try [
      Recorded(
        requestHeaders: [Recorded.pair("Authorization", "Bearer s3cr3t/1+2é")],
        postData: ["text": .string(text)], content: Recorded.text(text)),
      Recorded(headers: [Recorded.pair("Link", text)], content: Recorded.text(text)),
    ].recording

    let cleaned = String(decoding: recording.cleaned, as: UTF8.self)
    expect(cleaned, lacks: "3cr3t")
    expect(recording.secrets, contains: "log.entries[1].response.content.text: value of a secret")
    expect(try Recorded.recording(of: recording.cleaned).secrets, equals: [])
  }

  @Test func partsOfHeaders_areRemovedElsewhere() throws {
    let parts = ["basic-pass-1", "crumb2value-23456", "cookie3value-2345", "key4value"]
    let basic = Data("scott:basic-pass-1".utf8).base64EncodedString()
    let text = parts.joined(separator: " ")
    let recording = try [
      Recorded(
        requestHeaders: [
          Recorded.pair("Authorization", "Basic  \(basic)"),
          Recorded.pair("Cookie", "a=crumb2value-23456; b=\"x\""),
        ],
        headers: [
          Recorded.pair("Set-Cookie", "b=cookie3value-2345; Path=/; HttpOnly"),
          Recorded.pair("X-Api-Key", "key4value"),
        ], content: Recorded.text("\(text) HttpOnly Path"))
    ].recording

    let cleaned = String(decoding: recording.cleaned, as: UTF8.self)
    for part in parts { expect(cleaned, lacks: part, "\(part)") }
    expect(cleaned, contains: "HttpOnly Path")
  }

  /// Values that are too short or too common, and what has them as a part.
  @Test(arguments: [
    ("1", "1 and 1"), ("true", "{\"a\":true}"), ("secret", "a secret"), ("12345678", "12345678"),
    ("admin", "admin"), ("password", "[\"password\"]"), ("not_found", "not_found"),
    ("page12", "page123 xpage12 page12é"), ("removed", "removed"),
  ])
  func commonValue_staysElsewhere(value: String, text: String) throws {
    let url = "https://example.com/a?token=\(value)"
    let recording = try [Recorded(url: url, content: Recorded.text(text))].recording

    let cleaned = try JSONValue(json: recording.cleaned)
    let rest = cleaned["log"]?["entries"]?[0]?["response"]?["content"]?["text"]
    expect(rest, equals: .string(text))
  }

  /// Most cookies are no secrets, so that only long values are looked for.
  @Test func valueOfACookie_staysElsewhere_ifItIsShortOrADate() throws {
    let body = #"{"username":"storm1975","created":"2024-01-01T00:00:00Z"}"#
    var entry = Recorded(
      requestHeaders: [Recorded.pair("Cookie", "v=2024-01-01T00:00:00Z; uid=storm1975")],
      content: Recorded.text(body)
    ).json
    entry["request"]?["cookies"] = [
      Recorded.pair("v", "2024-01-01T00:00:00Z"), Recorded.pair("uid", "storm1975"),
    ]
    let recording = try Recorded.recording(of: ["log": ["entries": [entry]]])

    let cleaned = try JSONValue(json: recording.cleaned)
    let rest = cleaned["log"]?["entries"]?[0]?["response"]?["content"]?["text"]
    expect(rest, equals: .string(body))
  }

  @Test func valuesThatOverlap_areRemovedTogether() throws {
    let values = SecretValues(["abc1 def2", "def2 ghi3", "abc1", "x abc1 def2 y", "def2 ghi3 jkl4"])

    expect(values.removed(from: "abc1 def2 ghi3"), equals: "removed")
    expect(values.removed(from: "x abc1 def2 z abc1"), equals: "x removed z removed")
    expect(values.removed(from: "def2 ghi3 jkl"), equals: "removed jkl")
    expect(values.removed(from: "def2"), equals: nil)
  }

  /// An app that has got a token from a replay sends it back.
  @Test func session_isReplayedFromTheFile_andFromTheCleanedFile() async throws {
    let secret = "t0ken-of-scott"
    let login = Self.post("{\"name\":\"scott\",\"password\":\"tiger123\"}", "application/json")
    let entries = [
      login.with { $0.content = Recorded.text("{\"token\":\"\(secret)\"}") },
      Recorded(
        url: "https://example.com/s/\(secret)/b?c=1",
        requestHeaders: [Recorded.pair("X-Session", secret)]),
    ]
    let recording = try entries.recording
    for recording in [recording, try Recorded.recording(of: recording.cleaned)] {
      let server = StubServer()
      server.replay(recording, requiringAll: true)
      var asked = Asked(
        "POST", "https://example.com/a", body: "{\"password\":\"other\",\"name\":\"scott\"}")

      let answer = try await server.ask(asked).answer.text
      expect(answer, equals: #"{"token":"removed"}"#)
      asked = Asked("GET", "https://example.com/s/removed/b?c=1")
      try await expect(server.ask(asked).answer.text, equals: "ok")
      try server.verify()
    }
  }
}

extension Recorded {
  fileprivate func with(_ change: (inout Recorded) -> Void) -> Recorded {
    var copy = self
    change(&copy)
    return copy
  }
}
