/// Whether anything was noted while values were read.
///
/// Each field with something to report marks its input. Nobody has to search the fields of a
/// builder that left no mark.
extension InputNode {
  /// How many marks there are so far.
  @inlinable
  var marks: Int {
    switch self {
    case .tape(let node): unsafe node.source.pointee.marks
    case .dictionary(let node): node.depth.marks
    case .arriving: 0
    }
  }

  /// Whether there are more marks than before, or may be.
  @inlinable
  func isMarked(since marks: Int) -> Bool {
    switch self {
    case .tape(let node): unsafe node.source.pointee.marks != marks
    case .dictionary(let node): node.depth.isMarked(since: marks)
    // Each snapshot reads the rest of the document anew.
    case .arriving: true
    }
  }

  /// Leaves a mark.
  @usableFromInline
  func mark() {
    switch self {
    case .tape(let node): unsafe node.source.pointee.marks &+= 1
    case .dictionary(let node): node.depth.mark()
    case .arriving: break
    }
  }
}

extension InputObject {
  /// Leaves a mark.
  func mark() {
    switch self {
    case .tape(let object): unsafe object.node.source.pointee.marks &+= 1
    case .dictionary(let object): object.depth.mark()
    case .arriving: break
    }
  }
}

extension DictionaryDepth {
  @usableFromInline
  var marks: Int { unsafe source?.pointee.marks ?? 0 }

  @usableFromInline
  func isMarked(since marks: Int) -> Bool {
    guard let source = unsafe source else { return true }
    return unsafe source.pointee.marks != marks
  }

  func mark() { unsafe source?.pointee.marks &+= 1 }
}
