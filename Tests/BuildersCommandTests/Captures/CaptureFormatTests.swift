import TestSupport
import Testing

@testable import builders

struct CaptureFormatTests {
  @Test(arguments: [
    ("{\"a\": 1}\n{\"a\": 2}\n", "part-0", CaptureFormat.lines), ("{\"a\": 1}\n", "part-0", .json),
    ("", "part-0", .lines), ("", "x.json", .json), ("[\n{\"a\": 1},\n{\"a\": 2}\n]", "x", .json),
    ("{\n  \"a\": [\n    []\n  ],\n  \"b\": {}\n}", "x", .json),
    // A line that is cut off does not hide the others.
    ("{\"a\": \n{\"a\": 2}\n{\"a\": 3}\n", "part-0", .lines),
    ("started\n{\"a\": 2}\n[3]\n", "part-0", .lines), ("1\n2\n", "x.json", .lines),
    ("{", "x.ndjson", .lines), ("{", "x.jsonl", .lines), ("x", "x.HAR", .har),
    ("{\"log\":{\"version\":1}}\n{\"x\":1}\n", "part-07", .lines),
    ("{\"log\":{\"entries\":[]}}\n", "part-07", .har),
    ("{\"log\": {\"version\": \"1.2\"", "x.json", .har), ("{\"log\": \"text\"}", "x.json", .json),
    ("\u{FEFF}{ \"log\" : { \"entries\" : []}}", "x", .har),
  ])
  func format_isTold(beginning: String, path: String, format: CaptureFormat) {
    expect(CaptureFormat(beginning: Array(beginning.utf8), path: path), equals: format)
  }

  @Test(arguments: [("{\n", CaptureFormat.lines), ("", .lines), ("{\"log\":{\"pages\"", .lines)])
  func standardInput_hasLines(beginning: String, format: CaptureFormat) {
    expect(CaptureFormat(beginning: Array(beginning.utf8), path: nil), equals: format)
  }
}
