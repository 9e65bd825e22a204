internal import ConstructionBuildersC

/// The input that the running thread reads: see ``Marks``.
///
/// While a builder is created, its `init(fields:)` may read another document, or set a field to a
/// builder. Nothing of that is read from the input of the builder, but it is marked all the same.
@safe @usableFromInline
struct ThreadInput {
  /// Nil for none.
  let source: UnsafeMutablePointer<InputSource>?

  /// Leaves a mark.
  func mark() { unsafe source?.pointee.marks.add() }
}

extension ThreadInput {
  /// The innermost input of the running thread.
  ///
  /// Trusts `read`, which alone sets the word: the source lives until it has been reset.
  static var own: ThreadInput {
    unsafe ThreadInput(
      source: UnsafeMutablePointer(bitPattern: construction_builders_thread().pointee.input))
  }

  /// Runs `body`, which reads this input. Then marks the input around it, if this one is marked.
  func read<Result>(_ body: () -> Result) -> Result {
    let outer = Self.own
    unsafe construction_builders_thread().pointee.input = UInt(bitPattern: source)
    defer {
      unsafe construction_builders_thread().pointee.input = UInt(bitPattern: outer.source)
      if let source = unsafe source, unsafe source.pointee.marks.count != 0 { outer.mark() }
    }
    return body()
  }
}
