/// An error that consists of findings.
///
/// A builder may fail with its own error type. If that error conforms to this protocol, an outer
/// builder reports the error's findings with their paths. Otherwise it reports one `.rejected`
/// finding that quotes the error.
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
  /// The findings that the error stands for. Empty if it stands for something else.
  var findings: [Finding] { get }
}
