import ConstructionBuilders

struct Page { let top: [Comment] }

struct Comment {
  let id: Int
  let replies: [Comment]
}

struct PageBuilder: ConstructionBuilder {
  @Field var top: [CommentBuilder]?
  init(fields: JSONFields) { _top = fields["top"] }
  func build() -> Result<Page, BuildFailure> { construct(Page.init, $top) }
}

struct CommentBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var text: String?
  @Field var replies: [CommentBuilder]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _text = fields["text"]
    _replies = fields["replies"]
  }

  func build() -> Result<Comment, BuildFailure> {
    construct({ Comment(id: $0, replies: $2) }, $id, $text.optional, $replies.or([]))
  }
}

struct Item { let price: Int }

struct ItemBuilder: ConstructionBuilder {
  @Field var price: Int?
  @Field var note: String?

  init(fields: JSONFields) {
    _price = fields["price"]
    _note = fields["note"]
  }

  func build() -> Result<Item, BuildFailure> {
    construct({ price, _ in Item(price: price) }, $price, $note.optional)
  }
}

struct ShopBuilder: ConstructionBuilder {
  @Field var items: [String: ItemBuilder]?
  init(fields: JSONFields) { _items = fields["items"] }
  func build() -> Result<[String: Item], BuildFailure> { construct({ $0 }, $items) }
}

struct WordsBuilder: ConstructionBuilder {
  @Field var items: [String: String]?
  init(fields: JSONFields) { _items = fields["items"] }
  func build() -> Result<[String: String], BuildFailure> { construct({ $0 }, $items) }
}
