import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersStreams
import Foundation
import MarvelCharacters

/// What a response gave, or all responses to a search.
struct Reading {
  /// The findings of one response.
  struct Findings {
    /// The number of characters before the response, in a search.
    var offset: Int?
    let all: [Finding]
    /// The same as texts, with what the response says about them.
    let texts: [String]

    init(_ all: [Finding], offset: Int? = nil, explained: [Finding: String] = [:]) {
      self.offset = offset
      self.all = all
      texts = all.map { explained[$0] ?? "\($0)" }
    }
  }

  var slices: [CharactersSliceResponseModel] = []
  var findings: [Findings] = []
  var failure: String?
  /// The place in a stream of responses.
  var place: StreamPlace?
  /// Whether this is the end of a stream, whose failure has the place in its text.
  var isEnding = false

  /// Reads one response, and explains its failure.
  init(json: Data, coercion: Coercion) {
    do throws(BuildFailure) {
      let builder = try FetchCharactersResponseBuilder(json: json, coercion: coercion)
      add(builder.build(), builder.findings) { failure in
        failure.explained(in: json, by: FetchCharactersResponseBuilder.self, coercion: coercion)
          .problems.map(\.description)
      }
    } catch {
      add(.failure(.badJSON(error)), error.findings)
    }
  }

  /// Reads a response of a stream.
  init(_ response: StreamElement<FetchCharactersResponseBuilder>) {
    place = response.place
    if let builder = response.builder {
      add(builder.build(), builder.findings)
    } else if case .failure(let failure) = response.result {
      add(.failure(.badJSON(failure)), failure.findings)
    }
  }

  /// The end of a stream that is not complete.
  init(failure: String, endingAt place: StreamPlace? = nil) {
    self.failure = failure
    self.place = place
    isEnding = true
  }

  /// Fetches all slices of a search, or those before a failure.
  init(_ search: CharactersSearch, from service: FetchCharactersMarvelService) async {
    do {
      for try await page in service.slices(search) {
        slices.append(page.slice)
        findings.append(Findings(page.findings, offset: page.slice.offset))
      }
      // A few characters less than the total are common.
      if let total = slices.last?.total, total > 0, slices.allSatisfy(\.results.isEmpty) {
        let characters = total == 1 ? "1 character" : "\(total) characters"
        failure = "The service counts \(characters), and sent none"
      }
    } catch {
      failure = "\(error)"
      if let error = error as? FetchCharactersServiceFailure {
        findings.append(Findings(error.findings, offset: error.search.offset))
      }
    }
  }

  /// - Parameter explain: The texts of the problems of a failure.
  private mutating func add(
    _ result: FetchCharactersResponseModel, _ found: [Finding],
    explain: (BuildFailure) -> [String] = { $0.findings.map(\.description) }
  ) {
    var explained: [Finding: String] = [:]
    switch result {
    case .success(let slice): slices = [slice]
    case .failure(let failure):
      let texts =
        switch failure {
        case .badJSON(let problems), .badData(let problems): explain(problems)
        case .service: [String]()
        }
      explained = Dictionary(zip(failure.findings, texts)) { first, _ in first }
      let lines = [failure.localizedDescription] + texts.map { "  \($0)" }
      self.failure = lines.joined(separator: "\n")
    }
    findings = [Findings(found, explained: explained)]
  }

  /// The failure, without the lines that the findings repeat.
  var failureBesideFindings: String? {
    let listed = Set(findings.flatMap(\.texts).map { "  \($0)" })
    return failure?.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !listed.contains(String($0)) }.joined(separator: "\n")
  }

  /// All slices as one; nil when there is none. A combined slice is without a limit, because it was
  /// not requested as a whole.
  var slice: CharactersSliceResponseModel? {
    guard slices.count > 1, let last = slices.last else { return slices.first }
    let count = slices.map(\.count).reduce(Int?.some(0)) { sum, count in
      guard let (sum, overflows) = count.flatMap({ sum?.addingReportingOverflow($0) }), !overflows
      else { return nil }
      return sum
    }
    return CharactersSliceResponseModel(
      offset: slices[0].offset, total: last.total, count: count,
      results: slices.flatMap(\.results))
  }
}
