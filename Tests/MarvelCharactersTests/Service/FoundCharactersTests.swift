import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// All characters of a search, one at a time.
struct FoundCharactersTests {
  /// The characters, and the error at their end.
  private func characters(
    of search: CharactersSearch = CharactersSearch(), coercion: Coercion = .lenient,
    _ handler: @escaping LoopbackServer.Handler
  ) async throws -> (found: [FoundCharacter], failure: FetchCharactersServiceFailure?) {
    try await withServer(handler) { server in
      var service = try FetchCharactersMarvelService.at(server.base, retrying: Waits().policy())
      service.coercion = coercion
      var found: [FoundCharacter] = []
      do {
        for try await character in service.characters(search) { found.append(character) }
        return (found, nil)
      } catch let error as FetchCharactersServiceFailure {
        return (found, error)
      }
    }
  }

  @Test func characters_comeFromAllSlices() async throws {
    let (found, failure) = try await characters(of: CharactersSearch(limit: 7, offset: 30)) {
      Backend(total: 50).reply(to: $0)
    }

    #expect(failure == nil)
    expect(found.map(\.position), equals: (30..<50).map { $0 })
    try expect(found.map { try $0.result.get().name }, equals: (30..<50).map { "Hero \($0)" })
    #expect(found.allSatisfy { $0.findings.isEmpty })
  }

  @Test func characterThatCannotBeBuilt_keepsItsPlace() async throws {
    let (found, failure) = try await characters { request in
      let results: [JSONValue] = [["name": "Storm", "id": "7"], .null, ["id": 1]]
      return LoopbackReply(
        Backend.slice(offset: request.number("offset"), total: 6, results: results))
    }

    #expect(failure == nil)
    expect(found.map(\.position), equals: [0, 1, 2, 3, 4, 5])
    expect(
      found.map { (try? $0.result.get())?.name }, equals: ["Storm", nil, nil, "Storm", nil, nil])
    expect(
      found.prefix(3).map { $0.findings.map(\.description) },
      equals: [
        [#"data.results[0].id: read string "7" as Int"#],
        ["data.results[1]: required object is null"],
        ["data.results[2].name: required String is missing"],
      ])
  }

  @Test func sample_hasTheFindingsOfItsSliceWithinTheCharacters() async throws {
    let (found, failure) = try await characters { _ in
      LoopbackReply(Array(SampleResponse.json))
    }

    #expect(failure == nil)
    expect(found.count, equals: 6)
    let faults = SampleResponseTests.faults.filter { $0.hasPrefix("data.results") }
    expect(faults.count, equals: SampleResponseTests.faults.count - 1)
    expect(found.flatMap(\.findings).map(\.description), equals: faults)
  }

  @Test(arguments: [
    (#"{"code": 409, "status": "No."}"#, "The service answered with code 409: \"No.\""),
    (
      #"{"code": 200, "data": {"total": 1, "results": [{"name": "Storm"}]}}"#,
      "The response has no usable data: 1 problem\n  data.offset: required Int is missing"
    ),
    (#"{"status": "Ok"}"#, "The response cannot be read: 2 problems"),
    ("<html>", "The response cannot be read: 1 problem"),
    (
      #"{"code": 200, "data": {"offset": 0, "total": 1, "results": [{"name": "Storm"}"#,
      "The response cannot be read: 1 problem"
    ),
  ])
  func responseWithoutASlice_failsAsASliceDoes(body: String, text: String) async throws {
    let (found, failure) = try await characters { _ in LoopbackReply(body) }

    #expect(found.isEmpty)
    #expect(failure?.reason.description.hasPrefix(text) == true, "\(failure as Any)")
    expect(failure?.attempts, equals: 1)
  }

  @Test(arguments: [
    (#"{"code": 200, "data": {"offset": 0, "total": 0}}"#, Coercion.lenient, 0),
    (#"{"code": 200, "data": {"offset": 0, "total": 1, "results": 7}}"#, .lenient, 0),
    (
      #"{"code": 200, "data": {"offset": 0, "total": 1, "results": {"name": "Storm"}}}"#,
      .forgiving, 1
    ),
  ])
  func slicesWithoutAnArray_areReadAsAWhole(
    body: String, coercion: Coercion, count: Int
  ) async throws {
    let (found, failure) = try await characters(coercion: coercion) { _ in LoopbackReply(body) }

    expect(found.count, equals: count)
    #expect(failure == nil)
  }

  @Test func serviceThatIgnoresTheOffset_isFoundOutBeforeItsCharactersRepeat() async throws {
    let (found, failure) = try await characters { _ in
      LoopbackReply(Backend(total: 500).slice(offset: 0, limit: 100))
    }

    expect(found.count, equals: 100)
    expect(failure?.reason, equals: .wrongOffset(asked: 100, answered: 0))
  }

  @Test func passingFailures_areTriedAgain() async throws {
    let asked = Locked<Set<String>>([])
    let (found, failure) = try await characters { request in
      let isFirst = asked.withLock { $0.insert(request.target).inserted }
      let whole = Backend(total: 250).reply(to: request)
      return isFirst ? whole.with { $0.drop = (after: 50, how: .end) } : whole
    }

    #expect(failure == nil)
    expect(found.map(\.position), equals: (0..<250).map { $0 })
  }

  @Test func keys_areRemovedFromWhatIsFound() async throws {
    let key = "0123456789abcdef"
    try await withServer { request in
      LoopbackReply(
        Backend.slice(offset: 0, total: 1, results: [["name": "Storm", "id": .string(key)]]))
    } run: { server in
      let service = try FetchCharactersMarvelService.at(
        server.base, authentication: { [URLQueryItem(name: "apikey", value: key)] })
      for try await character in service.characters() {
        expect(character.findings.count, equals: 1)
        #expect(!"\(character)".contains(key))
      }
    }
  }
}
