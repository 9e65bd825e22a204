internal import ConstructionBuildersC

/// Watches what is built for its findings, and keeps what fails.
///
/// It belongs to the running thread: `build()` is synchronous. Tasks and threads that a client's
/// `build()` starts have none.
@usableFromInline
final class BuildWatch {
  /// What failed in the value that is being built; nil if nothing did.
  private var failed: FailedParts?

  @usableFromInline
  var hasFailed: Bool { failed != nil }

  /// Where the types that were reflected have their fields.
  lazy var layouts = ranked?.layouts ?? FieldLayouts()

  /// What is known of the values that are built, if that is to rank the arms of a union.
  @usableFromInline
  let ranked: RankedBuilds?

  init(ranked: RankedBuilds? = nil) { self.ranked = ranked }

  /// Runs `body`, which builds a value, and returns what failed in it; nil if nothing did.
  static func watch<Result>(_ body: () -> Result) -> (result: Result, failed: FailedParts?) {
    watch(body) { ($0, $1) }
  }

  /// The same. `tell` makes the findings while the watch still runs.
  static func watch<Result, Told>(
    ranked: RankedBuilds? = nil, _ body: () -> Result, _ tell: (Result, FailedParts?) -> Told
  ) -> Told {
    let watch = BuildWatch(ranked: ranked)
    return watch.run {
      let result = body()
      return tell(result, watch.begin())
    }
  }

  /// Runs `body`, which reads or builds another document, so that nothing of it is kept.
  static func apart<Result>(_ body: () -> Result) -> Result {
    isAnyRunning ? BuildWatch().run(body) : body()
  }

  /// Keeps why the value that is being built is not a model.
  func add(_ own: FindingList) {
    var parts = begin() ?? FailedParts()
    parts.own = own
    failed = parts
  }

  /// Begins a part of the value. Returns what failed in the value before.
  @usableFromInline
  func begin() -> FailedParts? {
    failed.take()
  }

  /// Goes on with the value after a field of it. Keeps the findings about the value of the field,
  /// which `tell` returns, if it failed.
  @usableFromInline
  func end(
    _ field: some ErasedField, _ outer: consuming FailedParts?,
    _ tell: (FailedParts) -> FindingList
  ) {
    guard let inner = begin() else {
      failed = outer
      return
    }
    var all = outer ?? FailedParts()
    all.add(tell(inner), of: field)
    failed = all
  }

  /// Goes on with the value after its elements.
  func end(_ all: FailedParts?) { failed = all }
}

/// The elements of one container that is built under a watch.
@usableFromInline
struct WatchedElements {
  @usableFromInline
  let watch: BuildWatch
  private var all: FailedParts?

  /// Nil without a watch.
  @usableFromInline
  init?() {
    guard let watch = BuildWatch.own else { return nil }
    self.watch = watch
    all = watch.begin()
  }

  @usableFromInline
  mutating func take(at place: FieldPath.Component, _ tell: (FailedParts) -> FindingList) {
    guard let inner = watch.begin() else { return }
    let told = tell(inner)
    if all == nil { all = FailedParts() }
    all?.add(told, at: place)
  }

  @usableFromInline
  func end() { watch.end(all) }
}

extension WatchedElements? {
  /// Keeps the findings about an element, which `tell` returns, if it failed.
  @inlinable @inline(__always)
  mutating func take(
    at place: @autoclosure () -> FieldPath.Component, _ tell: (FailedParts) -> FindingList
  ) {
    if self?.watch.hasFailed == true { self?.take(at: place(), tell) }
  }
}

extension BuildWatch {
  /// Whether the running thread has one. The answer is mostly no.
  @usableFromInline
  static var isAnyRunning: Bool { unsafe construction_builders_thread().pointee.watch != 0 }

  /// The watch of the running thread.
  ///
  /// Trusts `run`, which alone sets the word: it keeps the watch until it has reset it.
  @usableFromInline
  static var own: BuildWatch? {
    unsafe UnsafeRawPointer(bitPattern: construction_builders_thread().pointee.watch).map {
      unsafe Unmanaged<BuildWatch>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Runs `body` with this as the watch of the running thread.
  func run<Result>(_ body: () -> Result) -> Result {
    let outer = unsafe construction_builders_thread().pointee.watch
    unsafe construction_builders_thread().pointee.watch = UInt(
      bitPattern: Unmanaged.passUnretained(self).toOpaque())
    defer { unsafe construction_builders_thread().pointee.watch = outer }
    return withExtendedLifetime(self, body)
  }
}
