import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Reading a HAR file: its secrets and its problems.
struct HTTPRecordingTests {
  @Test(arguments: [
    "Authorization", "proxy-authorization", "Cookie", "Set-Cookie", "X-Api-Key", "x_api_key",
    "X-Auth-Token", "X-CSRF-Token", "X-Amz-Security-Token", "X-Goog-Api-Key", "X-Client-Secret",
    "Ocp-Apim-Subscription-Key", "X-Hub-Signature-256", "OK-Access-Passphrase", "Auth",
    "x-rapidapi-key", "X-Mashape-Key", "x-dev-key", "X-My-Key",
  ])
  func headerWithASecret_isFoundInRequestsAndResponses(name: String) throws {
    let pairs = [Recorded.pair("Accept", "*/*"), Recorded.pair(name, "s3cr3t")]
    let recording = try [Recorded(requestHeaders: pairs, headers: pairs)].recording

    expect(
      recording.secrets,
      equals: [
        "log.entries[0].request.headers[1]: header \(name)",
        "log.entries[0].response.headers[1]: header \(name)",
      ])
    try expectCleaned(recording)
  }

  @Test(arguments: [
    "Accept", "WWW-Authenticate", "Access-Control-Allow-Credentials", "X-RateLimit-Limit-Tokens",
    "Sec-WebSocket-Key", "ETag", "X-Request-Id", "Content-Security-Policy", "sec-websocket-key",
    "Idempotency-Key", "X-Cache-Key", "Surrogate-Key",
  ])
  func otherHeader_isNoSecret(name: String) throws {
    let pairs = [Recorded.pair(name, "x")]
    try expect([Recorded(requestHeaders: pairs, headers: pairs)].recording.secrets, equals: [])
  }

  @Test(arguments: ["149984", "6m0s", "17ms", "1.5"])
  func numberOfTokens_isNoSecret(value: String) throws {
    let pairs = [Recorded.pair("x-ratelimit-reset-tokens", value)]
    let recording = try [
      Recorded(
        url: "https://example.com/a?total_tokens=\(value)", requestHeaders: pairs, headers: pairs)
    ].recording

    expect(recording.secrets, equals: [])
  }

  @Test(arguments: [
    "access_token", "token", "api_key", "apikey", "key", "signature", "password", "ApiKey",
    "X-Amz-Signature", "client_secret", "api%5Fkey", "PHPSESSID", "user[password]",
    "user%5Btokens%5D%5Btoken%5D%5B%5D", "login.password",
  ])
  func queryItemWithASecret_isFound(name: String) throws {
    let decoded = name.removingPercentEncoding ?? name
    let recording = try [Recorded(url: "https://example.com/a?b=1&\(name)=s3cr3t&c=2")].recording

    expect(recording.secrets, equals: ["log.entries[0].request.url: query item \(decoded)"])
    let text = String(decoding: recording.cleaned, as: UTF8.self)
    expect(text, contains: "/a?b=1&\(name)=removed&c=2\"")
    try expectCleaned(recording)
  }

  @Test(arguments: ["pageToken", "keyword", "sort_key", "sort[key]", "page[token]", "q"])
  func otherQueryItem_isNoSecret(name: String) throws {
    try expect(
      [Recorded(url: "https://example.com/a?\(name)=1&token")].recording.secrets, equals: [])
  }

  /// Addresses, and what is left of them.
  @Test(arguments: [
    ("https://example.com/a?token=s3cr3t", "https://example.com/a?token=removed"),
    ("https://example.com/a?token=s3cr3t&b=1", "https://example.com/a?token=removed&b=1"),
    (
      "https://example.com/a?token=s3cr3t&key=s3cr3t#f",
      "https://example.com/a?token=removed&key=removed#f"
    ),
    (
      "https://example.com/a?b=1#access_token=s3cr3t",
      "https://example.com/a?b=1#access_token=removed"
    ),
    (
      "https://example.com/a?b=1&token=s3cr3t#access_token=s3cr3t&c=2",
      "https://example.com/a?b=1&token=removed#access_token=removed&c=2"
    ),
    ("https://user:s3cr3t@example.com/a@b", "https://removed@example.com/a@b"),
    ("https://user:it's;s3cr3t@example.com/a", "https://removed@example.com/a"),
    ("https://example.com/a?token=s3cr3t'd?s3cr3t&b=1", "https://example.com/a?token=removed&b=1"),
    (
      "https://example.com/app;jsessionid=s3cr3t/b?c=1",
      "https://example.com/app;jsessionid=removed/b?c=1"
    ),
    (
      "https://example.com/a?u=https://user:s3cr3t@example.com/b",
      "https://example.com/a?u=https://removed@example.com/b"
    ),
    (
      "https://example.com/a?u=https://example.com/b?token=s3cr3t",
      "https://example.com/a?u=https://example.com/b?token=removed"
    ),
    (
      "https://example.com/a?u=https://example.com/b?token=s3cr3t&c=1",
      "https://example.com/a?u=https://example.com/b?token=removed&c=1"
    ),
    (
      "https://example.com/a?u=b;token=s3cr3t&c=1#d?token=s3cr3t",
      "https://example.com/a?u=b;token=removed&c=1#d?token=removed"
    ),
    (
      "https://example.com/a?u=https%3A%2F%2Fu%3As3cr3t%40x.test%2F%3Ftoken%3Ds3cr3t%26b%3D1&c=1",
      "https://example.com/a?u=https%3A%2F%2Fremoved%40x.test%2F%3Ftoken%3Dremoved%26b%3D1&c=1"
    ),
  ])
  func addressWithASecret_keepsTheRest(url: String, rest: String) throws {
    let recording = try [Recorded(url: url)].recording

    let text = String(decoding: recording.cleaned, as: UTF8.self)
    expect(text, contains: "\"\(rest)\"")
    #expect(!recording.secrets.isEmpty)
    try expectCleaned(recording)
  }

  @Test func everyPlace_isSearched() throws {
    var entry = Recorded(
      method: "POST", url: "https://example.com/a",
      requestHeaders: [Recorded.pair("Referer", "https://example.com/?token=s3cr3t")],
      postData: [
        "mimeType": "application/x-www-form-urlencoded; charset=utf-8",
        "text": "password=s3cr3t&name=Cyclops",
        "params": [Recorded.pair("password", "s3cr3t"), Recorded.pair("name", "Cyclops")],
      ], status: 302,
      headers: [Recorded.pair("Location", "/b?access_token=s3cr3t")],
      redirectURL: "/b?access_token=s3cr3t"
    ).json
    entry["request"]?["cookies"] = [["name": "sid", "value": "s3cr3t"]]
    entry["request"]?["queryString"] = [Recorded.pair("token", "s3cr3t"), Recorded.pair("a", "1")]
    entry["_note"] = ["https://example.com/?key=s3cr3t"]
    let page: JSONValue = ["title": "https://example.com/?key=s3cr3t"]
    let recording = try Recorded.recording(of: ["log": ["pages": [page], "entries": [entry]]])

    expect(
      recording.secrets,
      equals: [
        "log.pages[0].title: query item key", "log.entries[0].request.cookies[0]: cookie sid",
        "log.entries[0].request.headers[0].value: query item token",
        "log.entries[0].request.queryString[0]: query item token",
        "log.entries[0].request.postData.text: form item password",
        "log.entries[0].request.postData.params[0]: form item password",
        "log.entries[0].response.headers[0].value: query item access_token",
        "log.entries[0].response.redirectURL: query item access_token",
        "log.entries[0]._note[0]: query item key",
      ])
    try expectCleaned(recording)
  }

  @Test func secretOfAMultipartBody_isRemovedWithTheText() throws {
    let recording = try [
      Recorded(
        method: "POST",
        postData: [
          "mimeType": "multipart/form-data; boundary=x", "text": "--x\r\n\r\ns3cr3t\r\n--x--",
          "params": [Recorded.pair("password", "s3cr3t")],
        ])
    ].recording

    expect(
      recording.secrets,
      equals: [
        "log.entries[0].request.postData.params[0]: form item password",
        "log.entries[0].request.postData.text: value of a secret",
      ])
    try expectCleaned(recording)
  }

  /// Bodies of requests, with what is left of them.
  @Test(
    arguments: [
      (
        ["mimeType": "application/x-www-form-urlencoded", "text": "password=it's-s3cr3t?&a=1"],
        "password=removed&a=1"
      ),
      (["text": "a=1&token=s3cr3t"], "a=1&token=removed"),
      (
        ["encoding": "base64", "text": "YT0xJnRva2VuPXMzY3IzdA=="],
        "YT0xJnRva2VuPXJlbW92ZWQ="
      ),
      (
        [
          "mimeType": "multipart/form-data; boundary=x",
          "text": "--x\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\ns3cr3t\r\n--x--",
        ], "--x\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\nremoved\r\n--x--"
      ),
    ] as [(JSONValue, String)])
  func bodyWithASecret_keepsTheRest(body: JSONValue, rest: String) throws {
    let recording = try [Recorded(method: "POST", postData: body)].recording

    expect(recording.secrets.count, equals: 1)
    expect(recording.secrets[0], startsWith: "log.entries[0].request.postData.text: form item ")
    let cleaned = try JSONValue(json: recording.cleaned)
    let text = cleaned["log"]?["entries"]?[0]?["request"]?["postData"]?["text"]
    expect(text, equals: .string(rest))
    try expectCleaned(recording)
  }

  /// Marks that separate items of addresses mean other things in texts.
  @Test(arguments: [
    "a { color: red; key=1 }", "const u = f ?key=1:2;let key=3;token=4", "#key=value\n#token=abc",
    "SELECT 1 WHERE a = 1 AND key=2;key=3", "x = y ?key=1 : token=2", "ann@x.test; token=1",
  ])
  func textWithoutAnAddress_isLeftAlone(body: String) throws {
    let recording = try [
      Recorded(method: "POST", postData: ["mimeType": "text/plain", "text": .string(body)])
    ].recording

    expect(recording.secrets, equals: [])
  }

  /// Bodies of requests with an address, and what is left of them.
  @Test(
    arguments: [
      (
        "text/xml", "<a href=\"https://u:s3cr3t@x.test/?token=s3cr3t\"/> &amp; <b/>",
        "<a href=\"https://removed@x.test/?token=removed\"/> &amp; <b/>"
      ),
      (
        "application/x-www-form-urlencoded", "redirect=https://app/cb?token=s3cr3t&z=1",
        "redirect=https://app/cb?token=removed&z=1"
      ),
      (
        "application/x-www-form-urlencoded", "redirect=https://app/cb;token=s3cr3t&z=1",
        "redirect=https://app/cb;token=removed&z=1"
      ),
      (
        "application/x-www-form-urlencoded", "redirect=https://app/cb?b=1;token=s3cr3t#c&z=1",
        "redirect=https://app/cb?b=1;token=removed#c&z=1"
      ),
      (
        "text/plain", "see https://app/cb?token=s3cr3t&z=1",
        "see https://app/cb?token=removed&z=1"
      ),
    ])
  func bodyWithASecretInAnAddress_keepsTheRest(type: String, body: String, rest: String) throws {
    let recording = try [
      Recorded(method: "POST", postData: ["mimeType": .string(type), "text": .string(body)])
    ].recording

    let cleaned = try JSONValue(json: recording.cleaned)
    expect(cleaned["log"]?["entries"]?[0]?["request"]?["postData"]?["text"], equals: .string(rest))
    #expect(
      recording.secrets.allSatisfy { $0.hasPrefix("log.entries[0].request.postData.text: ") })
    #expect(!recording.secrets.isEmpty)
    try expectCleaned(recording)
  }

  @Test func cookieWithoutAName_isRemoved() throws {
    var entry = Recorded().json
    entry["request"]?["cookies"] = [["value": "s3cr3t"]]
    let recording = try Recorded.recording(of: ["log": ["entries": [entry]]])

    expect(recording.secrets, equals: ["log.entries[0].request.cookies[0]: cookie without a name"])
    try expectCleaned(recording)
  }

  @Test func cleaned_withoutSecrets_isTheSameDocument() throws {
    let har = [Recorded(headers: [Recorded.pair("ETag", "1")])].har

    try expect(JSONValue(json: Recorded.recording(of: har).cleaned), equals: har)
  }

  /// Checks that a file which was written again has no secrets, and no value of one.
  private func expectCleaned(_ recording: HTTPRecording) throws {
    expect(String(decoding: recording.cleaned, as: UTF8.self), lacks: "s3cr3t")
    expect(recording.secrets.joined(), lacks: "s3cr3t")
    try expect(Recorded.recording(of: recording.cleaned).secrets, equals: [])
  }
}

/// Files that cannot be used.
extension HTTPRecordingTests {
  @Test func byteOrderMark_isNoProblem() async throws {
    let server = StubServer()
    server.replay(
      try Recorded.recording(
        of: Data([0xEF, 0xBB, 0xBF]) + Data([Recorded()].har.description.utf8)))

    try await expect(server.text("https://example.com/a"), equals: "ok")
  }

  static let files: [(String, String)] = [
    (
      "{\n  \"log\": {,}}",
      """
      fixture "session" is not JSON
        line 2, column 11: expected a key in quotation marks or '}'
      """
    ),
    (
      "{}",
      """
      fixture "session" cannot be used
        HTTPRecording could not be built: 1 problem
          log: required object is missing
      """
    ),
    (
      "[]",
      """
      fixture "session" cannot be used
        HTTPRecording could not be built: 1 problem
          line 1, column 1: expected object, found array
      """
    ),
  ]

  @Test(arguments: files)
  func fileWithoutALog_isNoRecording(text: String, words: String) {
    let failure = #expect(throws: FixtureFailure.self) {
      try Recorded.recording(of: Data(text.utf8))
    }
    expect(failure?.description, equals: words)
  }

  @Test func everyProblemOfEveryEntry_isNamedByItsPath_withoutValues() {
    var bad = Recorded(url: "s3cr3t").json
    bad["response"]?["status"] = "many"
    bad["response"]?["headers"] = ["s3cr3t", Recorded.pair("ETag", "1"), ["nmae": "Vary"]]
    var worse = Recorded(content: ["text": "§", "encoding": "base64"]).json
    worse["request"]?["method"] = nil
    worse["request"]?["postData"] = "s3cr3t"
    worse["time"] = "long"
    var worst = Recorded(content: ["text": "a", "encoding": "gzip"]).json
    worst["response"]?["headers"] = .null
    let entries: [JSONValue] = [Recorded().json, bad, worse, worst, 7]

    let failure = #expect(throws: FixtureFailure.self) {
      try Recorded.recording(of: ["log": ["entries": .array(entries)]])
    }

    expect(
      failure?.description,
      equals: """
        fixture "session" cannot be used
          HTTPRecording could not be built: 10 problems
            log.entries[1].request.url: expected an absolute URL, found string
            log.entries[1].response.status: expected Int, found string
            log.entries[2].request.method: required String is missing
            log.entries[4]: expected object, found number
            log.entries[1].response.headers[0]: expected object, found string
            log.entries[1].response.headers[2].name: required String is missing
            log.entries[2].request.postData: expected object, found string
            log.entries[2].response.content.text: expected Data, found string
            log.entries[2].time: expected Double, found string
            log.entries[3].response.content.encoding: expected Encoding, found string, \
        which is not one of its cases
        """)
  }

  @Test func missingFile_namesTheNearestRecording() {
    let failure = #expect(throws: FixtureFailure.self) { try Fixture.har("sesion") }

    expect(
      failure?.description.hasPrefix(
        "fixture \"sesion\" was not found\n  nearest: Samples/session.har\n"), equals: true)
  }

  @Test func name_mayHaveTheExtension() throws {
    try expect(Fixture.har("session.har").secrets, equals: [])
  }
}
