extension Field where Value: ElementContainer {
  /// The elements that can be used, if at most a number of others are lost. If more are, the build
  /// fails and names each.
  ///
  /// An element is lost if it could not be read, or if it is a nested builder that could not build.
  /// In `[V?]`, so is a nil that stands for such an element; a null that was sent is not. An array
  /// in an array counts as one lost element if it lost any itself. So `.allowingLosses(atMost: 0)`
  /// is the same as ``requiringAll``.
  ///
  /// ```swift
  /// construct(Slice.init, $results.allowingLosses(atMost: 3))
  /// // results: lost 5 of 20 elements, at most 3 are allowed
  /// // results[2].name: required String is missing
  /// ```
  ///
  /// A negative number means 0. If the document was cut off in the array, nobody knows how many
  /// elements are lost, and the build fails.
  // `@inlinable`: as ``Field``.
  @inlinable
  public func allowingLosses(atMost count: Int) -> some ConstructorArgument<Value.Built> {
    AllowingLossesArgument(base: self, budget: .count(count))
  }

  /// The elements that can be used, if at most a share of all elements is lost. If more are, the
  /// build fails and names each.
  ///
  /// The elements are counted as in ``allowingLosses(atMost:)``. Of an empty array, nothing is
  /// lost.
  ///
  /// ```swift
  /// construct(Slice.init, $results.allowingLosses(atMostShare: 0.1))
  /// // results: lost 5 of 20 elements, at most 10% are allowed
  /// ```
  ///
  /// - Parameter share: From 0 for none to 1 for all. A lower number, or none at all (`nan`), means
  ///   0, and a higher one 1.
  @inlinable
  public func allowingLosses(atMostShare share: Double) -> some ConstructorArgument<Value.Built> {
    AllowingLossesArgument(base: self, budget: .share(share))
  }
}

/// An argument that may lose some elements; see ``Field/allowingLosses(atMost:)``.
@usableFromInline
struct AllowingLossesArgument<Value: ElementContainer>: DerivedArgument {
  @usableFromInline
  let base: Field<Value>
  @usableFromInline
  let budget: LossBudget

  @inlinable
  init(base: Field<Value>, budget: LossBudget) {
    self.base = base
    self.budget = budget
  }

  @usableFromInline
  func resolve(into problems: inout FindingList) -> Value.Built? {
    guard let value = base.settled else {
      NotedReads.note(.allowingLosses(budget.words), at: path)
      base.addAbsence(to: &problems)
      return nil
    }
    var walk = Walk(.losses)
    let built = base.build(value, &walk)
    let isCut = base.note?.inner.contains { $0.kind == .cutOff } ?? false
    if !isCut, budget.allows(walk.lost, of: walk.sent), let built { return built }
    guard !problems.isIgnoring else { return nil }
    if !isCut { problems.append(budget.finding(at: path, walk.lost, of: walk.sent)) }
    problems.append(walk.findings, under: path)
    return nil
  }
}

/// How many elements may be lost.
@usableFromInline
enum LossBudget: Sendable {
  case count(Int)
  case share(Double)

  func allows(_ lost: Int, of sent: Int) -> Bool {
    switch self {
    case _ where lost == 0: true
    case .count(let most): lost <= most
    // A quotient is rounded as a literal is, and a product is not: 29 of 100 are 0.29.
    case .share(let most): sent > 0 && Double(lost) / Double(sent) <= most || most >= 1
    }
  }

  func finding(at path: FieldPath, _ lost: Int, of sent: Int) -> Finding {
    let isAll = lost == sent && sent > 1
    let ofAll = isAll ? "all \(sent)" : "\(lost) of \(sent)"
    return Finding(
      path: path, kind: .tooManyLosses, expected: limit,
      reason: "lost \(ofAll) \(sent == 1 ? "element" : "elements")")
  }

  /// The budget in words, such as `losing at most 3`.
  var words: String { "losing \(limit)" }

  private var limit: String {
    switch self {
    case .count(let most): "at most \(max(most, 0))"
    case .share(let most): "at most \(Self.percent(most))%"
    }
  }

  /// A share in percent, with at most three decimals: 12.5, and 10 rather than 10.0. Only none and
  /// all are 0 and 100.
  private static func percent(_ share: Double) -> String {
    let thousandths = min(max((share * 100_000).rounded(), 1), 99_999)
    let text = "\(share >= 1 ? 100 : share > 0 ? thousandths / 1_000 : 0.0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
