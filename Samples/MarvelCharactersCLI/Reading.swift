import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersStreams
import Foundation
import MarvelCharacters

/// What a response gave, or all responses to a search.
struct Reading {
  private var slices: [CharactersSliceResponseModel] = []
  /// The findings of each response, and in a search the number of characters before it.
  private(set) var findings: [(offset: Int?, all: [Finding])] = []
  /// What the response says about findings: their texts with places and the keys that were meant.
  private var explained: [Finding: String] = [:]
  private(set) var failure: String?
  /// The place in a stream of responses.
  private(set) var place: StreamPlace?
  /// Whether this is the end of a stream, whose failure has the place in its text.
  private(set) var isEnding = false

  /// Reads one response, and explains its failure.
  init(json: Data, coercion: Coercion) {
    do throws(BuildFailure) {
      let builder = try FetchCharactersResponseBuilder(json: json, coercion: coercion)
      add(builder.build(), builder.findings) { failure in
        let texts = failure.explained(
          in: json, by: FetchCharactersResponseBuilder.self, coercion: coercion
        ).problems.map(\.description)
        return Dictionary(zip(failure.findings, texts)) { first, _ in first }
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
        findings.append((page.slice.offset, page.findings))
      }
      // A few characters less than the total are common.
      if let total = slices.last?.total, total > 0, slices.allSatisfy(\.results.isEmpty) {
        failure = "The service counts \(counted(total, "character")), and sent none"
      }
    } catch {
      failure = "\(error)"
      guard let error = error as? FetchCharactersServiceFailure else { return }
      findings.append((error.search.offset, error.findings))
    }
  }

  private mutating func add(
    _ result: FetchCharactersResponseModel, _ found: [Finding],
    explain: (BuildFailure) -> [Finding: String] = { _ in [:] }
  ) {
    findings = [(nil, found)]
    switch result {
    case .success(let slice):
      slices = [slice]
      return
    case .failure(.badJSON(let problems)), .failure(.badData(let problems)):
      explained = explain(problems)
    case .failure(.service): break
    }
    if case .failure(let failure) = result {
      let lines = failure.findings.map { "  \(text(of: $0))" }
      self.failure = ([failure.localizedDescription] + lines).joined(separator: "\n")
    }
  }

  /// A finding, with what the response says about it.
  func text(of finding: Finding) -> String { explained[finding] ?? "\(finding)" }

  /// The failure, without the lines that the findings repeat.
  var failureBesideFindings: String? {
    let listed = Set(findings.flatMap(\.all).map { "  \(text(of: $0))" })
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
