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
    // Code: Nesting.md, "An object in an object"

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
    // Code: Nesting.md, "An object in an object", block 2
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

    // Code: Nesting.md, "Arrays, dictionaries and paths"

    func build() -> Result<Feed, BuildFailure> {
      construct(Feed.init, $authors.or([]), $ratings.or([]), $sizes.or([:]))
    }
  }

  @Sendable static func several(print: (Any) -> Void) throws {
    // Code: Nesting.md, "Arrays, dictionaries and paths", block 2
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

  // Code: Nesting.md, "Objects of several shapes"
}
