package import ConstructionBuilders
package import Foundation

/// One fixture, by its name and its source. It does the work for ``Fixture`` and for the reporting
/// overloads of `ConstructionBuildersTesting`.
package struct FixtureFile {
  let name: String
  private let source: FixtureSource

  package init(_ name: String, in source: FixtureSource?, askedBy fileID: StaticString) {
    self.name = name
    self.source = source ?? .module(ofFileID: fileID)
  }

  package func load<L: Loader>(_ loader: L) throws -> L.Output {
    let data = try source.data(of: name)
    return try FixtureFailure.about(name) { try loader.convert(data) }
  }

  package func json<Marker: JSONContainer>(
    _ container: Marker.Type, _ change: (inout Marker.Container) throws -> Void
  ) throws -> Marker.Container {
    var json = try load(ContainerLoader(container))
    try change(&json)
    return json
  }

  package func decode<Model: Decodable, Marker: JSONContainer>(
    _ type: Model.Type, _ container: Marker.Type, decoder: JSONDecoder,
    _ change: (inout Marker.Container) throws -> Void
  ) throws -> Model {
    let json = try json(container, change)
    return try FixtureFailure.about(name) {
      try DecodableLoader(type, decoder: decoder)
        .convert(Data(JSONValue(untyped: json).description.utf8))
    }
  }

  package func value(_ change: (inout JSONDraft) throws -> Void) throws -> JSONValue {
    var draft = JSONDraft(try load(.value))
    try change(&draft)
    return try FixtureFailure.about(name) { try draft.finished() }
  }

  package func builder<Builder: ConstructionBuilder>(
    _ type: Builder.Type, coercion: Coercion, _ change: (inout JSONDraft) throws -> Void
  ) throws -> Builder {
    let value = try value(change)
    return try FixtureFailure.about(name) {
      try Builder(json: value.description, coercion: coercion)
    }
  }

  package func root<Value: Capturable>(
    _ type: Value.Type, coercion: Coercion, _ change: (inout JSONDraft) throws -> Void
  ) throws -> JSONRoot<Value> {
    let value = try value(change)
    return try FixtureFailure.about(name) {
      try JSONRoot(json: value.description, coercion: coercion)
    }
  }

  package func build<Builder: ConstructionBuilder>(
    _ type: [Builder].Type, coercion: Coercion, _ change: (inout JSONDraft) throws -> Void
  ) throws -> [Builder.Model] {
    let value = try value(change)
    return try explaining(value, by: type, coercion, ifExpected: "Fixture.root") {
      try JSONRoot<[Builder]>(json: value.description, coercion: coercion)
        .build { $0.complete }.get()
    }
  }

  package func build<Builder: ConstructionBuilder>(
    _ type: Builder.Type, coercion: Coercion, _ change: (inout JSONDraft) throws -> Void
  ) throws -> Builder.Model {
    let value = try value(change)
    return try explaining(value, by: type, coercion, ifExpected: "Fixture.builder") {
      try Builder(json: value.description, coercion: coercion).build().get()
    }
  }
}
