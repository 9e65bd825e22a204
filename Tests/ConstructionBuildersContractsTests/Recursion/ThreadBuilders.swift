import ConstructionBuilders

/// A page with comments, which contain comments.
struct PageBuilder: ConstructionBuilder {
  @Field var title: String?
  @Field var comments: [CommentBuilder]?

  init(fields: JSONFields) {
    _title = fields["title"]
    _comments = fields["comments"]
  }

  func build() -> Result<Page, BuildFailure> {
    construct({ _, _ in Page() }, $title.optional, $comments.or([]))
  }
}

struct CommentBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var edited: Double?
  @Field var author: AuthorBuilder?
  @Field var children: [CommentBuilder]?
  @Field var scores: [String: Int]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _edited = fields["edited"]
    _author = fields["meta", "author"]
    _children = fields["children", [.lenient, .emptyStringAsNull]]
    _scores = fields["scores"]
  }

  func build() -> Result<Comment, BuildFailure> {
    construct(
      { _, _, _, _, _ in Comment() }, $id, $edited.optional, $author.optional, $children.or([]),
      $scores.or([:]))
  }
}

struct AuthorBuilder: ConstructionBuilder {
  @Field var name: String?

  init(fields: JSONFields) { _name = fields["name"] }

  func build() -> Result<Author, BuildFailure> { construct({ _ in Author() }, $name) }
}

struct Page {}
struct Comment {}
struct Author {}

/// A listing of things, which are replies or posts. A reply has a listing of replies.
struct ListingBuilder: ConstructionBuilder {
  @Field var things: [ThingBuilder]?

  init(fields: JSONFields) { _things = fields["data", "children"] }

  func build() -> Result<Listing, BuildFailure> { construct({ _ in Listing() }, $things) }
}

struct ThingBuilder: VariantBuilder {
  typealias Model = Thing

  @Field var kind: String?
  @Field var reply: ReplyBuilder?
  @Field var post: PostBuilder?

  static let variants = BuilderVariants<Self>(
    \._kind, discriminator: "kind", content: "data",
    .variant("t1", as: \._reply, { _ in Thing() }), .variant("t3", as: \._post, { _ in Thing() }))

  init() { (_kind, _reply, _post) = (.missing, .missing, .missing) }
}

struct ReplyBuilder: ConstructionBuilder {
  @Field var edited: Double?
  @Field var body: String?
  @Field var replies: ListingBuilder?
  @Field var icon: Decoded<Icon>?

  struct Icon: Codable, Hashable, Sendable { let width: Int }

  init(fields: JSONFields) {
    _edited = fields["edited"]
    _body = fields["body"]
    _replies = fields["replies"]
    _icon = fields["icon"]
  }

  func build() -> Result<Reply, BuildFailure> {
    construct(
      { _, _, _, _ in Reply() }, $edited.optional, $body.optional, $replies.optional,
      $icon.optional)
  }
}

struct PostBuilder: ConstructionBuilder {
  @Field var edited: Double?
  @Field var title: String?

  init(fields: JSONFields) {
    _edited = fields["edited"]
    _title = fields["title"]
  }

  func build() -> Result<Post, BuildFailure> {
    construct({ _, _ in Post() }, $edited.optional, $title.optional)
  }
}

struct Listing {}
struct Thing {}
struct Reply {}
struct Post {}
