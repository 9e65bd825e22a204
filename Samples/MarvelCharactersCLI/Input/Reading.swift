import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersStreams
import Foundation
import MarvelCharacters

/// The slices, the findings and the failure of one response or of several.
struct Reading {
  /// The failure, as text.
  private(set) var failure: String?
  /// What was repaired, dropped or rejected, by response.
  private(set) var findings: [ResponseFindings] = []
  /// The place in a stream of responses.
  private(set) var place: StreamPlace?
  /// Whether this is the end of a stream, whose failure has the place in its text.
  private(set) var isEnding = false
  private var slices: [CharactersSliceResponseModel] = []

  /// Makes an empty reading.
  init() {}

  /// Reads the body of a response.
  init(json: Data, coercion: Coercion) {
    do throws(BuildFailure) {
      let builder = try FetchCharactersResponseBuilder(json: json, coercion: coercion)
      read(builder) {
        $0.explained(in: json, by: FetchCharactersResponseBuilder.self, coercion: coercion)
      }
    } catch {
      read(error)
    }
  }

  /// Reads a response of a stream.
  init(_ response: StreamElement<FetchCharactersResponseBuilder>) {
    place = response.place
    if let builder = response.builder {
      read(builder)
    } else if case .failure(let failure) = response.result {
      read(failure)
    }
  }

  /// Makes the reading of a stream that has ended.
  init(failure: String, endingAt place: StreamPlace? = nil) {
    self.failure = failure
    self.place = place
    isEnding = true
  }

  /// - Parameter explain: Says where the problems are, if the body is at hand.
  private mutating func read(
    _ builder: FetchCharactersResponseBuilder,
    explain: (BuildFailure) -> ExplainedFailure? = { _ in nil }
  ) {
    var response = ResponseFindings(place: place, findings: builder.findings)
    switch builder.build() {
    case .success(let slice): slices = [slice]
    case .failure(let failure):
      for problem in failure.buildFailure.flatMap(explain)?.problems ?? [] {
        response.explanations[problem.finding] = problem.description
      }
      self.failure = response.explained(failure)
    }
    findings = [response]
  }

  private mutating func read(_ failure: BuildFailure) {
    self.failure = FetchCharactersFailure.badJSON(failure).description
    findings = [ResponseFindings(place: place, findings: failure.findings)]
  }

  /// Adds a fetched slice.
  mutating func add(_ page: FetchedSlice) {
    slices.append(page.slice)
    findings.append(ResponseFindings(offset: page.slice.offset, findings: page.findings))
  }

  /// Adds that the service sent none of the characters that it counts.
  ///
  /// Some fewer are common.
  mutating func addAbsence() {
    guard let total = slice?.total, total > 0, slices.allSatisfy(\.results.isEmpty) else { return }
    let characters = total == 1 ? "1 character" : "\(total) characters"
    failure = "The service counts \(characters), and sent none"
  }

  /// Adds the error that ended the fetch.
  mutating func add(_ error: any Error) {
    failure = "\(error)"
    guard let error = error as? FetchCharactersServiceFailure else { return }
    findings.append(ResponseFindings(offset: error.search.offset, findings: error.findings))
  }

  /// The failure, without the lines that the findings repeat.
  var failureBesideFindings: String? {
    let listed = Set(
      findings.flatMap { response in response.findings.map { "  \(response.text(of: $0))" } })
    return failure?.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !listed.contains(String($0)) }.joined(separator: "\n")
  }

  /// Whether any response has findings.
  var hasFindings: Bool { findings.contains { !$0.findings.isEmpty } }

  /// All slices as one; nil when there is none. A combined slice is without a limit, because it was
  /// not requested as a whole.
  var slice: CharactersSliceResponseModel? {
    guard slices.count > 1, let last = slices.last else { return slices.first }
    return CharactersSliceResponseModel(
      offset: slices[0].offset, total: last.total,
      count: slices.map(\.count).reduce(0) { sum, count in
        guard let sum, let count else { return nil }
        let (total, overflows) = sum.addingReportingOverflow(count)
        return overflows ? nil : total
      },
      results: slices.flatMap(\.results))
  }
}

/// The findings of one response.
struct ResponseFindings: Equatable {
  /// The number of characters before the response, when there can be several responses.
  var offset: Int?
  /// The place of the response in a stream.
  var place: StreamPlace?
  let findings: [Finding]
  /// The texts of findings with their places and the keys that were probably meant.
  var explanations: [Finding: String] = [:]

  /// The finding with what is known about it.
  func text(of finding: Finding) -> String { explanations[finding] ?? "\(finding)" }

  /// The text of a failure with what is known about its findings.
  func explained(_ failure: FetchCharactersFailure) -> String {
    let texts = Dictionary(
      explanations.map { ("  \($0)", "  \($1)") }, uniquingKeysWith: { first, _ in first })
    return failure.description.split(separator: "\n", omittingEmptySubsequences: false)
      .map { texts[String($0)] ?? String($0) }.joined(separator: "\n")
  }
}

extension FetchCharactersFailure {
  fileprivate var buildFailure: BuildFailure? {
    switch self {
    case .badJSON(let failure), .badData(let failure): failure
    case .service: nil
    }
  }
}
