import ConstructionBuilders

extension CaptureFile {
  /// Calls `body` with each survey of a file that has one a line, and with its place.
  ///
  /// - Throws: ``InputError`` if the file cannot be read, or has something else.
  func forEachSurvey(
    _ input: Descriptor, _ body: (Survey, _ place: String) throws -> Void
  ) throws {
    let descriptor: Descriptor
    var line = 1
    do throws(SystemError) {
      descriptor = try path.map { path throws(SystemError) in try .opened(path) } ?? input
    } catch {
      throw InputError.unreadable(path ?? "standard input", error)
    }
    defer { if path != nil { descriptor.release() } }
    var blocks = LineBlocks(descriptor, beginning: [])
    while true {
      let next: LineBlocks.Block?
      do throws(SystemError) {
        next = try blocks.next()
      } catch {
        throw InputError.unreadable(path ?? "standard input", error)
      }
      guard let next else { return }
      guard case .lines(let bytes) = next else {
        throw InputError(description: "\(name):\(line): not a survey: the line is too long")
      }
      for range in bytes.lineRanges {
        let place = "\(name):\(line)"
        line += 1
        let text = Array(bytes[range])
        if text.allSatisfy(WhiteSpace.contains) { continue }
        try body(try Self.survey(text, place), place)
      }
    }
  }

  /// All bytes of a file of at most 256 MiB.
  func contents(_ input: Descriptor) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let descriptor = try path.map { path throws(SystemError) in try .opened(path) } ?? input
      defer { if path != nil { descriptor.release() } }
      while bytes.count <= 256 << 20, try descriptor.read(upTo: 1 << 20, into: &bytes) {}
    } catch {
      throw .unreadable(path ?? "standard input", error)
    }
    guard bytes.count <= 256 << 20 else {
      throw InputError(description: "\(name): longer than 256 MiB")
    }
    return bytes
  }

  private static func survey(_ bytes: [UInt8], _ place: String) throws(InputError) -> Survey {
    let json: JSONValue
    do throws(BuildFailure) {
      json = try JSONValue(json: bytes)
    } catch {
      throw InputError(
        description: "\(place): not a survey: \(error.findings.first.map { "\($0)" } ?? "")")
    }
    do throws(SurveyError) {
      return try Survey(json: json)
    } catch {
      throw InputError(description: "\(place): \(error)")
    }
  }
}

extension [UInt8] {
  fileprivate var lineRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    forEachLine { range, _ in ranges.append(range) }
    return ranges
  }
}
