import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// The deepest builders are written on a thread of 512 kB.
struct WrittenDepthTests {
  @Test func builderOfFewFields_isWrittenAtEveryLevel() throws {
    try onSmallStack {
      let sut = try FewFieldsChain(json: FewFieldsChain.chain(of: 256, id: #""1""#))
      try expect(sut.json.description, equals: FewFieldsChain.chain(of: 256, id: "1"))
    }
  }

  /// Every way in which builders stand in each other, from both inputs.
  @Test func buildersOfEveryShape_areWrittenAtEveryLevel() throws {
    try onSmallStack {
      try write(OptionalsChain.self)
      try write(ManyFieldsChain.self)
      try write(ManyOptionalsChain.self)
      try write(ListsChain.self)
      try write(NamedChain.self)
      try write(ClassChain.self)
    }
  }
}

/// Whether all of it can be written does not matter here.
private func write<Builder: ChainBuilder>(_ type: Builder.Type) throws {
  let json = Builder.chain(of: 160, id: #""1""#)
  for sut in [try Builder(json: json), Builder(dictionary: try dictionary(json))] {
    _ = try? sut.json
  }
}
