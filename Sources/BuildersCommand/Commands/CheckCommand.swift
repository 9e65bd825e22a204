import ConstructionBuilders
import ConstructionBuildersContracts

extension Subcommand {
  static let check = Subcommand(
    syntax: CommandSyntax(
      name: "check", summary: "Check captures against what builders expect.",
      discussion: """
        A contract is what YourBuilder.contract() gives, encoded as JSON. The command cannot run
        the checks and closures of a builder: it names their places.
        """,
      example: "builders check captures/ --contract contract.json",
      arguments: [inputs],
      options: [
        OptionSyntax(
          name: "--contract", value: "file", help: "The contract of the builder of a document."),
        OptionSyntax(
          name: "--contracts", value: "folder",
          help: """
            The contracts of released versions, such as 1.4.json. Prints a matrix of versions and \
            outcomes.
            """),
        OptionSyntax(
          name: "--shares", value: "file",
          help: #"The shares of users by version, as JSON: {"1.4": 0.12, "1.5": 0.88}."#),
      ] + CaptureOptions.syntax.filter { !["--map", "--time"].contains($0.name) }
        + verdictOptions),
    run: { arguments, console in
      switch (arguments["--contract"], arguments["--contracts"]) {
      case (_?, _?): throw UsageError.contradiction("--contract", "--contracts")
      case (_?, nil) where arguments["--shares"] != nil:
        throw UsageError.needs("--shares", "--contracts <folder>")
      case (let path?, nil): return try checkOne(path, arguments, &console)
      case (nil, let folder?): return try checkAll(folder, arguments, &console)
      case (nil, nil): throw UsageError.needs("check", "--contract <file> or --contracts <folder>")
      }
    })

  private static func checkOne(
    _ path: String, _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> CommandStatus {
    let verdict = try Verdict(arguments, console)
    let contract = try contract(at: path, console)
    let (taker, failures) = try check([contract], arguments, &console)
    var changes = taker.checks[0].changes
    for row in taker.unread?.rows ?? [] {
      changes.append(
        Change(
          rule: .unread, severity: .harmless, path: Self.path(row.path), message: row.facts))
    }
    if let more = taker.unread?.moreKeys, more > 0 {
      console.note(
        "nothing reads other keys, which were seen \(more.counted("time")) and are not listed\n")
    }
    for row in taker.presence?.rows ?? [] where row.asked > 0 && row.present == 0 {
      let parts = [
        (row.missing?.number ?? 0, "missing"), (row.sent(as: .null)?.number ?? 0, "null"),
      ]
      .filter { $0.0 > 0 }.map { "\($0.1) in \($0.0.grouped)" }.joined(separator: ", ")
      changes.append(
        Change(
          rule: .neverSeen, severity: .harmless, path: Self.path(row.path),
          message: "never there: \(parts) of \(row.asked.grouped)"))
    }
    let isDone = try note(taker, arguments, &console)
    let status = verdict.show(changes, of: arguments.arguments[0], &console)
    return failures || !isDone ? .unreadableInput : status
  }

  /// A path of the library as this command writes it: `tags[]` for `tags[*]`, and `prices{}` for
  /// `prices.*`.
  private static func path(_ path: String) -> String {
    let path = path.replacing("[*]", with: "[]").replacing(".*", with: "{}")
    return path.hasPrefix("*") ? "{}" + path.dropFirst() : path
  }

  private static func checkAll(
    _ folder: String, _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> CommandStatus {
    for option in ["--allow", "--sarif", "--github"] {
      if arguments[option] != nil || arguments.has(option) {
        throw UsageError.contradiction("--contracts", option)
      }
    }
    let failsOn = try Verdict.failsOn(arguments)
    let files = try CaptureFile.all([folder]).compactMap(\.path)
    let versions = files.map { VersionMatrix.name(of: $0) }
    if let twice = versions.first(where: { name in versions.count { $0 == name } > 1 }) {
      throw InputError(
        description: "\(folder): two contracts are named '\(JSONText.visible(twice))'")
    }
    let contracts = try files.map { try contract(at: $0, console) }
    let shares = try arguments["--shares"].map { path in
      try VersionMatrix.shares(
        CaptureFile(path: path).contents(console.input), of: versions, named: path)
    }
    let (taker, failures) = try check(contracts, arguments, &console)
    let isDone = try note(taker, arguments, &console)
    let matrix = VersionMatrix(
      rows: zip(versions, taker.checks).map { VersionMatrix.Row(version: $0, check: $1) },
      shares: shares ?? [:])
    console.write(arguments.has("--json") ? matrix.json.description + "\n" : matrix.text)
    if failures || !isDone { return .unreadableInput }
    return matrix.fails(on: failsOn) ? .verdict : .done
  }

  private static func contract(at path: String, _ console: Console) throws -> Contract {
    let file = CaptureFile(path: path)
    return try Contract(stored: try file.contents(console.input), named: file.name)
  }

  private static func check(
    _ contracts: [Contract], _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> (CheckTaker, failures: Bool) {
    let options = try CaptureOptions(arguments)
    let endpoint = arguments["--endpoint"]
    var reading = CaptureReading(options, console.progress) {
      CheckTaker(contracts, endpoint: endpoint)
    }
    let failures = reading.readAll(arguments.arguments, console)
    var merged = CheckTaker(contracts, endpoint: endpoint)
    for taker in reading.finish() { merged.merge(taker) }
    let count = merged.unreadable.values.reduce(0, +)
    if count > 0 {
      let first = reading.tally.problem.map { "\n  first: \($0.text)" } ?? ""
      let part = reading.tally.part
      console.note("\(count.counted("document")) could not be checked\(part)\(first)\n")
    }
    return (merged, failures)
  }

  /// Notes what the changes do not say.
  ///
  /// - Returns: Whether a document was checked: nothing is fine if there was none.
  private static func note(
    _ taker: CheckTaker, _ arguments: ParsedArguments, _ console: inout Console
  ) throws -> Bool {
    if taker.documents == 0 {
      let isNowhere = taker.unreadable[.notThere] != nil && taker.unreadable.count == 1
      let reason =
        isNowhere
        ? ": \(try CaptureOptions(arguments).absence)"
        : arguments["--endpoint"].map { ": no endpoint is named '\(JSONText.visible($0))'" } ?? ""
      console.note("no document was checked\(reason)\n")
    }
    if taker.endpoints.count > 1 {
      console.note(
        """
        \(taker.endpoints.count.grouped) endpoints were checked against the same contract; \
        --endpoint chooses one

        """)
    }
    let unknown = taker.checks.reduce(into: Set<String>()) { $0.formUnion($1.unknown) }
    guard !unknown.isEmpty else { return taker.documents > 0 }
    let names = unknown.sorted().map { $0.isEmpty ? "(document)" : $0 }
    console.note(
      """
      the contract does not say all that the builder does at \(names.count.counted("place")): \
      \(names.prefix(10).joined(separator: ", "))\(names.count > 10 ? ", …" : "")

      """)
    return taker.documents > 0
  }
}
