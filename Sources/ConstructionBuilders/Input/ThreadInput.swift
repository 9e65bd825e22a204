/// The input that the running thread reads: see ``Marks``.
///
/// While a builder is created, its `init(fields:)` may read another document, or set a field to a
/// builder. Nothing of that is read from the input of the builder, but it is marked all the same.
@safe @usableFromInline
enum ThreadInput {
  case none
  case tape(UnsafeMutablePointer<TapeSource>)
  case dictionary(UnsafeMutablePointer<DictionarySource>)

  /// Leaves a mark.
  func mark() {
    switch self {
    case .none: break
    case .tape(let source): unsafe source.pointee.marks.add(nil)
    case .dictionary(let source): unsafe source.pointee.marks.add(nil)
    }
  }

  private var isMarked: Bool {
    switch self {
    case .none: false
    case .tape(let source): unsafe source.pointee.marks.count != 0
    case .dictionary(let source): unsafe source.pointee.marks.count != 0
    }
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  extension ThreadInput {
    @usableFromInline static let isKnown = true

    /// The address of a source. It is odd for that of a dictionary.
    private static let slot = ThreadSlot()

    /// The innermost input of the running thread.
    ///
    /// Trusts `read`, which alone sets the slot: the source lives until it has reset the slot.
    static var own: ThreadInput {
      let word = slot.word
      if word & 1 == 1 {
        return unsafe UnsafeMutablePointer(bitPattern: word ^ 1).map { unsafe .dictionary($0) }
          ?? .none
      }
      return unsafe UnsafeMutablePointer(bitPattern: word).map { unsafe .tape($0) } ?? .none
    }

    private var word: UInt {
      switch self {
      case .none: 0
      case .tape(let source): UInt(bitPattern: source)
      case .dictionary(let source): UInt(bitPattern: source) | 1
      }
    }

    /// Runs `body`, which reads this input. Then marks the input around it, if this one is marked.
    func read<Result>(_ body: () -> Result) -> Result {
      let outer = Self.slot.word
      Self.slot.word = word
      defer {
        Self.slot.word = outer
        if outer != 0, isMarked { Self.own.mark() }
      }
      return body()
    }
  }
#else
  extension ThreadInput {
    /// Every builder is searched.
    @usableFromInline static let isKnown = false

    static var own: ThreadInput { .none }

    func read<Result>(_ body: () -> Result) -> Result { body() }
  }
#endif
