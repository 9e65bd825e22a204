import ConstructionBuilders

extension GeneratedFile {
  /// What became of a file.
  enum Outcome: Equatable {
    case written, same, missing
    case differs(String)

    var isDifference: Bool { self != .written && self != .same }

    func text(_ file: GeneratedFile) -> String {
      let name = JSONText.visible(file.path)
      switch self {
      case .written: return "wrote \(name)\n"
      case .same: return "as generated: \(name)\n"
      case .missing: return "not there: \(name)\n"
      case .differs(let difference):
        return "differs, and was left as it is: \(name)\n\(difference)"
      }
    }
  }

  /// Compares the file with the one that is there, or writes it if there is none.
  ///
  /// - Throws: ``InputError`` if a folder or a file cannot be read or written.
  func deliver(writes: Bool) throws -> Outcome {
    do throws(SystemError) {
      try Descriptor.opened(path).release()
    } catch  where error.isMissing {
      guard writes else { return .missing }
      do throws(SystemError) {
        try Descriptor.store(text, in: path, replaces: false)
      } catch {
        throw InputError.unwritable(path, error)
      }
      return .written
    } catch {
      throw InputError.unreadable(path, error)
    }
    let old = String(
      decoding: try CaptureFile(path: path).contents(.standardInput), as: UTF8.self)
    return ExactText(old) == ExactText(text)
      ? .same : .differs(LineDifference.text(from: old, to: text))
  }
}
