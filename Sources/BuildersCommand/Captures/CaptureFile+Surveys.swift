import ConstructionBuilders

extension Survey {
  /// All surveys in some files, which have one a line, as one.
  ///
  /// - Returns: Also how many there are.
  /// - Throws: ``InputError`` if a file cannot be read, or has something else.
  static func merged(
    _ files: [CaptureFile], _ input: Descriptor
  ) throws -> (survey: Survey, count: Int) {
    var merged = Survey()
    var count = 0
    for file in files {
      try file.forEachSurvey(input) { survey, place in
        count += 1
        do throws(OverlapError) { try merged.merge(survey) } catch {
          throw InputError(description: "\(place): \(error)")
        }
      }
    }
    return (merged, count)
  }

  /// Reads a survey that was stored as JSON.
  init(stored json: JSONValue, named name: String) throws(InputError) {
    do throws(InputError) { self = try Survey(json: json) } catch {
      throw InputError(description: "\(name): \(error)")
    }
  }
}

extension JSONValue {
  /// Reads a file, or says that it is `otherwise`: `not a survey`.
  init(stored bytes: [UInt8], named name: String, otherwise: String) throws(InputError) {
    do throws(BuildFailure) { self = try JSONValue(json: bytes) } catch {
      let reason = error.findings.first.map { "\($0)" } ?? ""
      throw InputError(description: "\(name): \(otherwise): \(reason)")
    }
  }
}

extension CaptureFile {
  /// Calls `body` with each survey of a file that has one a line, and with its place.
  ///
  /// - Throws: ``InputError`` if the file cannot be read, or has something else.
  fileprivate func forEachSurvey(
    _ input: Descriptor, _ body: (Survey, _ place: String) throws -> Void
  ) throws {
    var line = 1
    try withDescriptor(input) { descriptor in
      var blocks = LineBlocks(descriptor, beginning: [])
      while let block = try blocks.next() {
        guard case .lines(let bytes) = block else {
          throw InputError(description: "\(name):\(line): not a survey: the line is too long")
        }
        try bytes.forEachLine { range, _ in
          let place = "\(name):\(line)"
          line += 1
          let text = Array(bytes[range])
          if text.allSatisfy(WhiteSpace.contains) { return }
          let json = try JSONValue(stored: text, named: place, otherwise: "not a survey")
          try body(try Survey(stored: json, named: place), place)
        }
      }
    }
  }

  /// Opens the file for `body`.
  ///
  /// - Throws: ``InputError`` if the system cannot read it, or what else `body` throws.
  func withDescriptor(_ input: Descriptor, _ body: (Descriptor) throws -> Void) throws {
    do {
      if let copy {
        try copy.rewind()
        return try body(copy)
      }
      let descriptor = try path.map { try .opened($0) } ?? input
      defer { if path != nil { descriptor.release() } }
      try body(descriptor)
    } catch let error as SystemError {
      throw InputError.unreadable(path ?? "standard input", error)
    }
  }

  /// All bytes of a file of at most 256 MiB.
  ///
  /// - Throws: ``InputError`` if it cannot be read, or is longer.
  func contents(_ input: Descriptor) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try withDescriptor(input) { descriptor in
      while bytes.count <= 256 << 20, try descriptor.read(upTo: 1 << 20, into: &bytes) {}
    }
    guard bytes.count <= 256 << 20 else {
      throw InputError(description: "\(name): the file is longer than 256 MiB")
    }
    return bytes
  }
}
