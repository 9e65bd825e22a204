#if canImport(Testing)
  import ConstructionBuilders

  /// What is said of a document under each coercion, from bytes and from values in memory.
  struct Judged: Sendable {
    var strict: [String] = []
    var lenient: [String] = []
    var forgiving: [String] = []

    /// The same under all coercions.
    static func all(_ lines: String...) -> Judged {
      Judged(strict: lines, lenient: lines, forgiving: lines)
    }

    /// One line under each coercion.
    static func each(_ strict: String, _ lenient: String, _ forgiving: String) -> Judged {
      Judged(strict: [strict], lenient: [lenient], forgiving: [forgiving])
    }

    /// The same of a value at a path.
    func under(_ path: String) -> Judged {
      func placed(_ lines: [String]) -> [String] {
        lines.map { $0.hasPrefix("[") ? path + $0 : "\(path): \($0)" }
      }
      return Judged(
        strict: placed(strict), lenient: placed(lenient), forgiving: placed(forgiving))
    }

    /// Reads a document as a type, and compares the findings. If problems are the reasons of a
    /// failure, that has them, too.
    func expectFindings<Value: Capturable>(
      of json: String, as type: Value.Type, fails: Bool = true
    ) throws {
      let expected = [
        (Coercion.strict, strict), (.lenient, lenient), (.forgiving, forgiving),
      ]
      let held = try JSONValue(json: json)
      for (coercion, lines) in expected {
        for root in [
          try JSONRoot<Value>(json: json, coercion: coercion),
          JSONRoot<Value>(value: held, coercion: coercion),
        ] {
          let report = root.report()
          let said = report.findings.map { $0.unlocated.description }
          expect(said, equals: lines)
          let problems = report.findings.filter { !$0.isRepair }.map(\.unlocated.description)
          guard fails, case .failure(let failure) = report.result else { continue }
          expect(failure.findings.map(\.unlocated.description), equals: problems)
        }
      }
    }
  }

  extension Finding {
    /// The same without the place in a text.
    fileprivate var unlocated: Finding {
      Finding(
        path: path, kind: kind, expected: expected, found: found, isRepair: isRepair, reason: reason
      )
    }
  }
#endif
