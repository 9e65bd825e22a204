import ConstructionBuilders
import Foundation

/// The article *Builders in builders*.
enum Nesting {
  struct Author: Equatable {
    let name: String
  }

  struct AuthorBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
    }

    func build() -> Result<Author, BuildFailure> {
      construct(Author.init, $name)
    }
  }

  struct Post {
    let title: String
    let author: Author
    let editor: Author?
  }

  struct PostBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var author: AuthorBuilder?
    @Field var editor: AuthorBuilder?

    init(fields: JSONFields) {
      _title = fields["title"]
      _author = fields["author"]
      _editor = fields["editor"]
    }

    func build() -> Result<Post, BuildFailure> {
      construct(Post.init, $title, $author, $editor.optional)
    }
  }

  @Sendable static func optional(print: (Any) -> Void) throws {
    let json = """
      {"title": "On fields", "author": {"name": "Ann"}, "editor": {"nick": "Mo"}}
      """
    let builder = try PostBuilder(json: json)
    let post = try builder.build().get()
    print(post.editor?.name ?? "no editor")
    for finding in builder.findings { print(finding) }
  }

  struct Feed {
    let authors: [Author]
    let ratings: [Int?]
    let sizes: [String: Int]
  }

  struct FeedBuilder: ConstructionBuilder {
    @Field var authors: [AuthorBuilder]?
    @Field var ratings: [Int?]?
    @Field var sizes: [String: Int]?

    init(fields: JSONFields) {
      _authors = fields["data", "authors"]
      _ratings = fields["data", "ratings"]
      _sizes = fields["data", "sizes"]
    }

    func build() -> Result<Feed, BuildFailure> {
      construct(Feed.init, $authors.or([]), $ratings.or([]), $sizes.or([:]))
    }
  }

  @Sendable static func several(print: (Any) -> Void) throws {
    let json = """
      {"data": {
        "authors": [{"name": "Ann"}, {"name": null}, "Mo", {"name": "Eve"}],
        "ratings": [5, "bad", 3],
        "sizes": {"small": 1, "large": "ten"}
      }}
      """
    let builder = try FeedBuilder(json: json)
    let feed = try builder.build().get()
    print(feed.authors.map(\.name))
    print(feed.ratings)
    print(feed.sizes)
    for finding in builder.findings { print(finding) }
  }

  enum Attachment: Equatable {
    case picture(URL, width: Int)
    case link(URL)
  }

  struct PictureBuilder: ConstructionBuilder {
    @Field var source: URL?
    @Field var width: Int?

    init(fields: JSONFields) {
      _source = fields["src"]
      _width = fields["width"]
    }

    func build() -> Result<Attachment, BuildFailure> {
      construct({ .picture($0, width: $1) }, $source, $width)
    }
  }

  struct LinkBuilder: ConstructionBuilder {
    @Field var target: URL?

    init(fields: JSONFields) {
      _target = fields["href"]
    }

    func build() -> Result<Attachment, BuildFailure> {
      construct({ .link($0) }, $target)
    }
  }

  enum AttachmentBuilder: ConstructionBuilder {
    case picture(PictureBuilder)
    case link(LinkBuilder)

    init(fields: JSONFields) {
      self =
        fields.keys.contains("src")
        ? .picture(PictureBuilder(fields: fields))
        : .link(LinkBuilder(fields: fields))
    }

    func build() -> Result<Attachment, BuildFailure> {
      switch self {
      case .picture(let builder): builder.build()
      case .link(let builder): builder.build()
      }
    }
  }
}
