/// The input that the running thread reads: see ``Marks``.
///
/// While a builder is created, its `init(fields:)` may read another document, or set a field to a
/// builder. Nothing of that is read from the input of the builder, but it is marked all the same.
@safe @usableFromInline
struct ThreadInput {
  /// Nil for none.
  let source: UnsafeMutablePointer<InputSource>?

  /// Leaves a mark.
  func mark() { unsafe source?.pointee.marks.add(nil) }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  extension ThreadInput {
    @usableFromInline static let isKnown = true

    /// The address of a source.
    private static let slot = ThreadSlot()

    /// The innermost input of the running thread.
    ///
    /// Trusts `read`, which alone sets the slot: the source lives until it has reset the slot.
    static var own: ThreadInput {
      unsafe ThreadInput(source: UnsafeMutablePointer(bitPattern: slot.word))
    }

    /// Runs `body`, which reads this input. Then marks the input around it, if this one is marked.
    func read<Result>(_ body: () -> Result) -> Result {
      let outer = Self.own
      Self.slot.word = unsafe UInt(bitPattern: source)
      defer {
        Self.slot.word = unsafe UInt(bitPattern: outer.source)
        if let source = unsafe source, unsafe source.pointee.marks.count != 0 { outer.mark() }
      }
      return body()
    }
  }
#else
  extension ThreadInput {
    /// Every builder is searched.
    @usableFromInline static let isKnown = false

    static var own: ThreadInput { unsafe ThreadInput(source: nil) }

    func read<Result>(_ body: () -> Result) -> Result { body() }
  }
#endif
