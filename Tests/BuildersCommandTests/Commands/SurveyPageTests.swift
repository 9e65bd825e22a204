import Foundation
import TestSupport
import Testing

@testable import builders

struct SurveyPageTests {
  private func page(_ documents: [String], _ arguments: String...) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try CommandRun(
      ["survey", "a.ndjson", "--html", file.path] + arguments,
      files: ["a.ndjson": documents.joined(separator: "\n")])
    expect(run.status, equals: .done)
    #expect(run.output.isEmpty)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func places_areATree_withFactsAndBars() throws {
    let page = try page([#"{"user":{"id":1},"x":1}"#, #"{"user":{"id":"2"}}"#])
    expect(page, contains: #"<title>2 documents</title>"#)
    expect(page, contains: #"<span class="name" title="user.id">id</span>"#)
    expect(page, contains: #"<b style="width:50%"></b></i>1 of 2</span>"#)
    expect(page, contains: #"<i class="number" style="width:50%"></i>"#)
    expect(page, contains: #"<span class="facts">kinds and facts</span></div>"#)
    expect(page, contains: "a.ndjson, surveyed on 2026-06-01</p>")
    expect(page.components(separatedBy: "<details").count, equals: 3)
    expect(page.components(separatedBy: "</details>").count, equals: 3)
  }

  @Test func oneDocument_isNotAlways() throws {
    expect((try page([#"{"a":1}"#])), lacks: "always")
  }

  @Test func nothingThatWasSent_isMarkup() throws {
    let page = try page(
      [#"{"<script>alert('1')</script>":"</span><b>&\"","\u202e":1}"#, "{}"], "--values")
    expect(page, lacks: "alert('1')")
    expect(page, contains: "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;")
    expect(page, lacks: "<b>&")
    expect(page, lacks: "\u{202E}")
  }

  /// A mark and a sign above it are one Character.
  @Test func marksUnderASign_areNoMarkup() throws {
    let documents = ["{\"\\\"\u{301} onclick=a <\u{301}b |\u{301} `\u{301} ```<i>\":1}"]
    let page = try page(documents)
    for mark in ["\"\u{301} onclick", "<\u{301}b"] {
      #expect(!page.unicodeScalars.contains(mark.unicodeScalars))
    }
    let table = try CommandRun("survey", "-", "--markdown", input: documents[0]).output
    let row = try #require(table.split(separator: "\n").last)
    #expect(row.hasPrefix("| ```` "))
    expect(row.unicodeScalars.count { $0 == "|" }, equals: 6)
    #expect(row.unicodeScalars.contains("\\|\u{301}".unicodeScalars))
  }

  @Test func page_loadsNothing() throws {
    let page = try page([#"{"a":1}"#])
    for word in ["http:", "https:", "src=", "@import", "url("] { expect(page, lacks: word) }
  }

  @Test func deepDocuments_haveAPage() throws {
    let depth = 500
    let page = try page([
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    ])
    expect(page.components(separatedBy: "<details").count, equals: depth)
  }

  @Test func outputs_excludeEachOther() throws {
    let run = try CommandRun(
      "survey", "a.json", "--html", "x.html", "--markdown", files: ["a.json": "{}"])
    expect(run.status, equals: .usage)
    expect(run.notes, contains: "'--markdown' and '--html' exclude each other")
  }

  @Test func file_thatCannotBeWritten_isNamed() throws {
    let run = try CommandRun(
      "survey", "a.json", "--html", "/dev/null/x.html", files: ["a.json": "{}"])
    expect(run.status, equals: .unreadableInput)
    expect(run.notes, contains: "cannot write '/dev/null/x.html'")
  }
}
