import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Models that are not Equatable.
struct ModelComparisonTests {
  class Named {
    let name: String
    var friend: Named?
    init(_ name: String) { self.name = name }
  }

  final class Hero: Named {}

  struct Team {
    let heroes: [Named]
  }

  static let sample = Data(#"{"name":"Beast","power":7}"#.utf8)

  private func tolerance<Model>(
    of mutation: String, _ parse: @escaping @Sendable ([String: Any]) -> Model
  ) throws -> Set<Tolerance> {
    let mutation = try JSONMutation(mutation, of: Self.sample)
    let field = mutation.path.isEmpty ? "(top level)" : mutation.path.description
    return try [mutation].toleranceTable(within: .seconds(60)) { data throws -> Model in
      parse(try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:])
    }[field, mutation.operation]
  }

  @Test func objects_areComparedByWhatIsInThem() throws {
    try expect(tolerance(of: "number name") { Hero("\($0["name"] ?? "")") }, equals: [.changed])
    try expect(tolerance(of: "zero power") { Hero("\($0["name"] ?? "")") }, equals: [.unchanged])
    try expect(
      tolerance(of: "number name") { Team(heroes: [Hero("\($0["name"] ?? "")")]) },
      equals: [.changed])
  }

  @Test func objectsThatLeadBackToThemselves_areCompared() throws {
    let circle: @Sendable ([String: Any]) -> Named = { json in
      let hero = Named("\(json["name"] ?? "")")
      hero.friend = Named("Storm")
      hero.friend?.friend = hero
      return hero
    }

    try expect(tolerance(of: "number name", circle), equals: [.changed])
    try expect(tolerance(of: "zero power", circle), equals: [.unchanged])
  }

  @Test func dictionaries_haveNoOrder() throws {
    try expect(tolerance(of: "reordered") { $0 }, equals: [.unchanged])
    try expect(tolerance(of: "unknown-key") { $0 }, equals: [.changed])
    try expect(tolerance(of: "number name") { $0 }, equals: [.changed])
  }
}
