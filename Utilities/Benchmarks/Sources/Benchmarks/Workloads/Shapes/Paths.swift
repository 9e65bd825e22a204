import ConstructionBuilders
import ConstructionBuildersMacros
import Foundation

/// Objects of a hundred members, of which eleven are read: by paths, and by nested builders.
enum Paths {
  struct Model: Decodable, Equatable {
    let id: Int
    let name: String
    let title: String
    let score: Int
    let ups: Int
    let downs: Int
    let author: String
    let created: Double
    let isHidden: Bool
    let url: String
    let ratio: Double

    enum CodingKeys: String, CodingKey {
      case id, name, title, score, ups, downs, author, created, url, ratio
      case isHidden = "hidden"
    }
  }

  /// Each field has its own path.
  struct Builder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?
    @Field var title: String?
    @Field var score: Int?
    @Field var ups: Int?
    @Field var downs: Int?
    @Field var author: String?
    @Field var created: Double?
    @Field var isHidden: Bool?
    @Field var url: String?
    @Field var ratio: Double?

    init(fields: JSONFields) {
      _id = fields["data", "id"]
      _name = fields["data", "name"]
      _title = fields["data", "title"]
      _score = fields["data", "score"]
      _ups = fields["data", "ups"]
      _downs = fields["data", "downs"]
      _author = fields["data", "author"]
      _created = fields["data", "created"]
      _isHidden = fields["data", "hidden"]
      _url = fields["data", "url"]
      _ratio = fields["data", "ratio"]
    }

    func build() -> Result<Model, BuildFailure> {
      construct(
        Model.init, $id, $name, $title, $score, $ups, $downs, $author, $created, $isHidden, $url,
        $ratio)
    }
  }

  struct ListBuilder: ConstructionBuilder {
    @Field var children: [Builder]?
    init(fields: JSONFields) { _children = fields["children"] }
    func build() -> Result<[Model], BuildFailure> { construct({ $0 }, $children) }
  }

  /// The same by a builder for what the paths lead to.
  struct NestedBuilder: ConstructionBuilder {
    @Field var data: DataBuilder?
    init(fields: JSONFields) { _data = fields["data"] }
    func build() -> Result<Model, BuildFailure> { construct({ $0 }, $data) }
  }

  struct DataBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?
    @Field var title: String?
    @Field var score: Int?
    @Field var ups: Int?
    @Field var downs: Int?
    @Field var author: String?
    @Field var created: Double?
    @Field var isHidden: Bool?
    @Field var url: String?
    @Field var ratio: Double?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields["name"]
      _title = fields["title"]
      _score = fields["score"]
      _ups = fields["ups"]
      _downs = fields["downs"]
      _author = fields["author"]
      _created = fields["created"]
      _isHidden = fields["hidden"]
      _url = fields["url"]
      _ratio = fields["ratio"]
    }

    func build() -> Result<Model, BuildFailure> {
      construct(
        Model.init, $id, $name, $title, $score, $ups, $downs, $author, $created, $isHidden, $url,
        $ratio)
    }
  }

  struct NestedListBuilder: ConstructionBuilder {
    @Field var children: [NestedBuilder]?
    init(fields: JSONFields) { _children = fields["children"] }
    func build() -> Result<[Model], BuildFailure> { construct({ $0 }, $children) }
  }

  /// What the macro writes of paths.
  @Buildable
  struct Child: Equatable {
    @Key("data", "id") let id: Int
    @Key("data", "name") let name: String
    @Key("data", "title") let title: String
    @Key("data", "score") let score: Int
    @Key("data", "ups") let ups: Int
    @Key("data", "downs") let downs: Int
    @Key("data", "author") let author: String
    @Key("data", "created") let created: Double
    @Key("data", "hidden") let isHidden: Bool
    @Key("data", "url") let url: String
    @Key("data", "ratio") let ratio: Double

    var model: Model {
      Model(
        id: id, name: name, title: title, score: score, ups: ups, downs: downs, author: author,
        created: created, isHidden: isHidden, url: url, ratio: ratio)
    }
  }

  @Buildable
  struct List: Equatable {
    let children: [Child]
  }

  /// What the macro writes of a model for what the paths lead to.
  @Buildable
  struct Wrapped: Decodable, Equatable {
    let data: Data

    @Buildable
    struct Data: Decodable, Equatable {
      let id: Int
      let name: String
      let title: String
      let score: Int
      let ups: Int
      let downs: Int
      let author: String
      let created: Double
      let hidden: Bool
      let url: String
      let ratio: Double

      var model: Model {
        Model(
          id: id, name: name, title: title, score: score, ups: ups, downs: downs, author: author,
          created: created, isHidden: hidden, url: url, ratio: ratio)
      }
    }
  }

  @Buildable
  struct WrappedList: Decodable, Equatable {
    let children: [Wrapped]
  }

  static let workload = Workload(
    "paths", "300 objects of 100 members under a key, 11 read by paths", document: { document() },
    Recipe(
      decode: { try decoded($0) }, cast: { models(of: $0) },
      build: { ListBuilder.build(json: $0) },
      buildDirectly: { List.Builder.build(json: $0).map { $0.children.map(\.model) } },
      buildFromDictionary: { ListBuilder.build(dictionary: $0) }, copy: { $0.fresh(\.fresh) }))

  static let nested = Workload(
    "paths-nested", "the same objects, read by builders of their own", document: { document() },
    Recipe(
      decode: { try decoded($0) }, cast: { models(of: $0) },
      build: { NestedListBuilder.build(json: $0) },
      buildDirectly: { WrappedList.Builder.build(json: $0).map { $0.children.map(\.data.model) } },
      buildFromDictionary: { NestedListBuilder.build(dictionary: $0) },
      copy: { $0.fresh(\.fresh) }))

  private static func decoded(_ json: Foundation.Data) throws -> [Model] {
    try JSONDecoder().decode(WrappedList.self, from: json).children.map(\.data.model)
  }

  private static func models(of dictionary: [String: Any]) -> [Model]? {
    (dictionary["children"] as? [[String: Any]])?
      .compactMap { ($0["data"] as? [String: Any]).flatMap(Model.init(dictionary:)) }
  }

  private static func document() -> Foundation.Data {
    var random = SplitMix64(seed: 11)
    let children = (0..<300).map { index -> Tree in
      var members: [(key: String, value: Tree)] = (0..<89).map { number in
        ("member_\(number)", number % 3 == 0 ? .integer(random.int(0...9_999)) : "value \(number)")
      }
      let read: [(key: String, value: Tree)] = [
        ("id", .integer(index)), ("name", "name \(index)"),
        ("title", "A title of some words, number \(index)"),
        ("score", .integer(random.int(-50...5_000))), ("ups", .integer(random.int(0...5_000))),
        ("downs", .integer(random.int(0...50))), ("author", "author_\(index % 40)"),
        ("created", .integer(1_600_000_000 + index)), ("hidden", .flag(index % 9 == 0)),
        ("url", "https://example.com/\(index)"), ("ratio", .number("0.75")),
      ]
      for (position, member) in read.enumerated() { members.insert(member, at: position * 8) }
      return ["kind": "t3", "data": .object(members)]
    }
    let document: Tree = ["children": .array(children)]
    return document.data()
  }
}

extension Paths.Model {
  init?(dictionary: [String: Any]) {
    guard let id = dictionary["id"] as? Int, let name = dictionary["name"] as? String,
      let title = dictionary["title"] as? String, let score = dictionary["score"] as? Int,
      let ups = dictionary["ups"] as? Int, let downs = dictionary["downs"] as? Int,
      let author = dictionary["author"] as? String,
      let created = dictionary["created"] as? Double,
      let isHidden = dictionary["hidden"] as? Bool, let url = dictionary["url"] as? String,
      let ratio = dictionary["ratio"] as? Double
    else { return nil }
    self.init(
      id: id, name: name, title: title, score: score, ups: ups, downs: downs, author: author,
      created: created, isHidden: isHidden, url: url, ratio: ratio)
  }

  var fresh: Self {
    Self(
      id: id, name: name.fresh, title: title.fresh, score: score, ups: ups, downs: downs,
      author: author.fresh, created: created, isHidden: isHidden, url: url.fresh, ratio: ratio)
  }
}
