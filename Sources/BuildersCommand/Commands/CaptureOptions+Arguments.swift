#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CaptureOptions {
  /// The options of every subcommand that reads captures.
  static let syntax: [OptionSyntax] = [
    OptionSyntax(
      name: "--at", value: "path",
      help: """
        The part of each document to look at: 'data.results' is the array itself, \
        'data.results[]' each of its elements.
        """, canBeEmpty: true),
    OptionSyntax(
      name: "--format", value: "format",
      help: """
        How a file stores documents: json (one), lines (one per line) or har. By default, the \
        name and the beginning of a file tell. A survey reads standard input as lines.
        """),
    OptionSyntax(
      name: "--url", value: "pattern",
      help: "Of HAR files only requests whose URL has this text, or matches it with * for any."),
    OptionSyntax(
      name: "--method", value: "method", help: "Of HAR files only requests with this method."),
    OptionSyntax(
      name: "--status", value: "status",
      help: "Of HAR files only these statuses: 200, 2xx, 200-299 or any. (default: 2xx)"),
    OptionSyntax(
      name: "--template", value: "path",
      help: """
        The template of an endpoint's path: '/users/{id}'. Segments that are numbers, UUIDs or \
        hashes are {id} without it.
        """, repeats: true),
    OptionSyntax(
      name: "--map", value: "path",
      help: "The path of an object whose keys are data: 'prices'. Its members are shown as {}.",
      repeats: true, canBeEmpty: true),
    OptionSyntax(
      name: "--time", value: "path",
      help: """
        Where a document says when it was made: a date, or seconds or milliseconds since 1970. \
        Entries of HAR files have a time without it.
        """, canBeEmpty: true),
    OptionSyntax(
      name: "--endpoint", value: "name",
      help: "Only this endpoint: 'GET /v1/users/{id}'. The host can be left out. (default: all)"),
    OptionSyntax(
      name: "--threads", value: "number",
      help: "The number of threads. (default: one per processor)"),
  ]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    if let text = arguments["--format"] {
      guard let format = CaptureFormat(rawValue: text) else {
        throw .badValue(text, of: "--format", expected: "json, lines or har")
      }
      self.format = format
    }
    if let text = arguments["--at"] { path = try Self.path(text, of: "--at") }
    if let text = arguments["--time"] { time = try Self.path(text, of: "--time") }
    for text in arguments.all("--map") { maps.append(try Self.path(text, of: "--map")) }
    templates = arguments.all("--template")
    endpoint = arguments["--endpoint"]
    filter.url = arguments["--url"]
    filter.method = arguments["--method"]
    if let text = arguments["--status"] {
      guard let statuses = RequestFilter.statuses(text) else {
        throw .badValue(text, of: "--status", expected: "200, 2xx, 200-299 or any")
      }
      filter.statuses = statuses
    }
    key = arguments["--key"]
    showsValues = arguments.has("--values")
    threads = max(1, min(16, ProcessInfo.processInfo.activeProcessorCount))
    if let text = arguments["--threads"] {
      guard let number = Int(text), 1...64 ~= number else {
        throw .badValue(text, of: "--threads", expected: "a number from 1 to 64")
      }
      threads = number
    }
  }

  static func path(_ text: String, of option: String) throws(UsageError) -> [Step] {
    guard let path = [Step](text: text) else {
      throw .badValue(text, of: option, expected: "a path such as data.results[].name")
    }
    return path
  }
}
