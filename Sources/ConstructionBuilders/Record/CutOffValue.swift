extension Finding {
  /// Whether it says that a value did not arrive, because the document was cut off before.
  var isOfCutOffValue: Bool { kind == .missing && reason == CaptureNote.cutOffReason }

  /// The finding that says so of a value that a builder may not need.
  var ofValueNotRequired: Finding {
    Finding(path: path, kind: kind, expected: expected, isRepair: true, reason: reason)
  }
}

extension CaptureNote {
  /// Why a value is missing in a document that was cut off.
  static let cutOffReason = "the body ends early"

  /// The note of a value that did not arrive, because the document was cut off before.
  static func cutOff(before expectation: String) -> CaptureNote {
    CaptureNote(
      state: .missing,
      own: [Finding(kind: .missing, expected: expectation, reason: cutOffReason)])
  }
}
