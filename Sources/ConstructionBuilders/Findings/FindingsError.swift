/// An error that is made of findings.
///
/// A builder may fail with an error of its own. When that error says what findings it stands for,
/// a builder above it reports those, path and all; otherwise it reports one `.rejected` finding with
/// the error's own words.
///
/// ```swift
/// enum FetchFailure: FindingsError {
///   case service(code: Int)
///   case badData(BuildFailure)
///
///   var findings: [Finding] {
///     if case .badData(let failure) = self { failure.findings } else { [] }
///   }
/// }
/// ```
public protocol FindingsError: Error {
  /// What the error is made of; none when it is something else.
  var findings: [Finding] { get }
}
