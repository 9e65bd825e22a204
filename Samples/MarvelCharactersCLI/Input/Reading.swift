import ConstructionBuilders
import Foundation
import MarvelCharacters

/// The slices, the findings and the failure of one response or of several.
struct Reading {
  /// The failure, as text.
  private(set) var failure: String?
  /// What was repaired, dropped or rejected, by response.
  private(set) var findings: [ResponseFindings] = []
  private var slices: [CharactersSliceResponseModel] = []

  /// Makes an empty reading.
  init() {}

  /// Reads the body of a response.
  init(json: Data, coercion: Coercion) {
    do throws(BuildFailure) {
      let builder = try FetchCharactersResponseBuilder(json: json, coercion: coercion)
      findings = [ResponseFindings(findings: builder.findings)]
      switch builder.build() {
      case .success(let slice): slices = [slice]
      case .failure(let failure): self.failure = failure.description
      }
    } catch {
      failure = FetchCharactersFailure.badJSON(error).description
      findings = [ResponseFindings(findings: error.findings)]
    }
  }

  /// Adds a fetched slice.
  mutating func add(_ page: FetchedSlice) {
    slices.append(page.slice)
    findings.append(ResponseFindings(offset: page.slice.offset, findings: page.findings))
  }

  /// Adds the error that ended the fetch.
  mutating func add(_ error: any Error) {
    failure = "\(error)"
    guard let error = error as? FetchCharactersServiceFailure else { return }
    findings.append(ResponseFindings(offset: error.search.offset, findings: error.findings))
  }

  /// The failure, without the lines that the findings repeat.
  var failureBesideFindings: String? {
    let listed = Set(findings.flatMap(\.findings).map { "  \($0)" })
    return failure?.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !listed.contains(String($0)) }.joined(separator: "\n")
  }

  /// Whether any response has findings.
  var hasFindings: Bool { findings.contains { !$0.findings.isEmpty } }

  /// All slices as one; nil when there is none. A combined slice has no limit, because it was not
  /// requested as a whole.
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
  let findings: [Finding]
}
