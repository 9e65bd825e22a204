/// What the build of a builder has already said about one of its fields, seen from the field.
///
/// A builder that reports its findings has to know what keeps the builders in it from being built.
/// Were each of them built anew for that, at every level, the time would grow with the cube of the
/// depth; what the outer one's failure has said about them is handed down instead.
@usableFromInline
struct KnownProblems: Sendable, Hashable {
  var problems: [Finding]

  /// Whether there were more than a failure lists: then nothing further needs to be found out below.
  let isCutShort: Bool

  /// Whether nothing follows from it for any value below.
  var isNothing: Bool { problems.isEmpty && !isCutShort }

  /// What is known about the value at `path`; nil if that is nothing, and it may still have problems.
  func below(_ path: FieldPath) -> KnownProblems? {
    let steps = path.components
    var below: [Finding] = []
    var isCutShort = isCutShort
    for problem in problems where problem.path.components.starts(with: steps) {
      if problem.kind.count != nil {
        isCutShort = true
      } else if problem.path.components.count > steps.count {
        var problem = problem
        problem.path.components.removeFirst(steps.count)
        below.append(problem)
      }
    }
    return below.isEmpty && !isCutShort
      ? nil : KnownProblems(problems: below, isCutShort: isCutShort)
  }

  /// The same, if a failure speaks of elements at all, as it does only where every one was wanted; or if it
  /// was cut short.
  var ofElements: KnownProblems? { isCutShort || !problems.isEmpty ? self : nil }

  /// What is known about each element of a value, by its place.
  func byElement() -> [FieldPath.Component: KnownProblems] {
    var elements: [FieldPath.Component: KnownProblems] = [:]
    for var problem in problems {
      guard let place = problem.path.components.first else { continue }
      problem.path.components.removeFirst()
      let none = KnownProblems(problems: [], isCutShort: isCutShort)
      elements[place, default: none].problems.append(problem)
    }
    return elements
  }
}
