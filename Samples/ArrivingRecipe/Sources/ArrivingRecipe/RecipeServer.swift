import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Takes the place of a language model: it sends a recipe as JSON, a few characters an
/// event.
struct RecipeServer {
  private let server = StubServer()

  /// Makes a server that pauses before each chunk. The chunks do not end where the events do.
  init(pause: Duration) {
    server.get(
      "/recipe",
      reply: .data(Data(Self.events.utf8), type: "text/event-stream")
        .inChunks(of: 48, every: pause))
  }

  var session: URLSession { server.session }
  var request: URLRequest { URLRequest(url: server.baseURL.appending(path: "recipe")) }

  /// The recipe in server-sent events.
  static let events =
    fragments.map { "data: \(["text": .string($0)] as JSONValue)\n\n" }
    .joined() + ": a comment, as servers send it to keep a connection open\n\ndata: [DONE]\n\n"

  /// The recipe in pieces of the size of a word.
  private static let fragments: [String] = {
    var rest = recipe[...]
    var fragments: [String] = []
    while !rest.isEmpty {
      fragments.append(String(rest.prefix(7)))
      rest = rest.dropFirst(7)
    }
    return fragments
  }()

  private static let recipe = """
    {
      "title": "Spaghetti alla carbonara",
      "servings": 4,
      "ingredients": [
        {"name": "spaghetti", "grams": 400},
        {"name": "guanciale", "grams": 150},
        {"name": "pecorino romano", "grams": 100},
        {"name": "yolks of 4 eggs"}
      ],
      "steps": [
        "Boil the spaghetti, and fry the guanciale.",
        "Stir the yolks and the cheese.",
        "Mix everything away from the heat."
      ]
    }
    """
}
