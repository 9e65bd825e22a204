import ConstructionBuilders
import Foundation
import MarvelCharacters

/// One response or several, and all there is to say about them.
struct Reading {
  /// What went wrong, as a person reads it.
  private(set) var failure: String?
  /// What was repaired, dropped or refused, by response.
  private(set) var findings: [ResponseFindings] = []
  private var slices: [CharactersSliceResponseModel] = []

  /// Nothing yet.
  init() {}

  /// The response in the body of which this is.
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

  /// Adds what was fetched, from where the last one ended.
  mutating func add(_ page: FetchedSlice) {
    slices.append(page.slice)
    findings.append(ResponseFindings(offset: page.slice.offset, findings: page.findings))
  }

  /// Adds what ended the fetch.
  mutating func add(_ error: any Error) {
    failure = "\(error)"
    guard let error = error as? FetchCharactersServiceFailure else { return }
    findings.append(ResponseFindings(offset: error.search.offset, findings: error.findings))
  }

  /// What went wrong, without the lines that the findings repeat.
  var failureBesideFindings: String? {
    let listed = Set(findings.flatMap(\.findings).map { "  \($0)" })
    return failure?.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !listed.contains(String($0)) }.joined(separator: "\n")
  }

  /// Whether there is something to say about any response.
  var hasFindings: Bool { findings.contains { !$0.findings.isEmpty } }

  /// All slices as one; nil where there is none. Several were not asked for as a whole, and have no
  /// limit.
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

/// The findings of one response of a search, or of the only response there is.
struct ResponseFindings: Equatable {
  /// How many characters come before, where there can be more than one response.
  var offset: Int?
  let findings: [Finding]
}
