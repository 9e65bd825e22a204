import ConstructionBuildersMacros
import Foundation

let json = """
  {
    "id": "1009257", "description": "X-Men", "data": {"pages": 36}, "isbn": "978-1",
    "tags": ["new"], "price": [{"amount": 3.5}, {"amount": -1}, {}],
    "modified_at": "2014-06-10T19:11:26Z", "publisher": {"name": "Marvel"}
  }
  """
let builder = try Comic.Builder(json: json)
for finding in builder.findings { print(finding) }
let comic = try builder.build().get()
print(comic.id, comic.summary ?? "", comic.pageCount, comic.tags, comic.isbn)
print(comic.publisher?.name ?? "")
print(comic.prices.map(\.amount))
print(comic.modifiedAt?.timeIntervalSince1970 ?? 0)
print(try Comic.Builder.build(json: json).get() == comic)
if case .failure(let failure) = Comic.Builder.build(json: #"{"isbn": 1}"#) { print(failure) }
