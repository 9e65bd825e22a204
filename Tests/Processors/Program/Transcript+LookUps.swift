/// Searches for members by key, in each of the ways that there are.
extension Transcript {
  mutating func lookUps(in node: borrowing TapeNode) {
    var digest = Digest()
    var count = 0
    TapeObject.with(copy node) { object in
      // Keys that the object has, as far as they are known only at run time.
      for key in object.keys.all.sorted(by: keyPrecedes) {
        digest.add(object.value(for: JSONKey(key))?.offset ?? -1)
        count += 1
      }
    }
    TapeObject.with(copy node) { object in
      // Searched first from the first member to the last, and then in an index of names.
      for _ in 0..<4 {
        for key in keys {
          digest.add(object.value(for: key)?.offset ?? -1)
          count += 1
        }
      }
    }
    // As builders of two types, whose keys are learnt from object to object.
    for reader in [1, 2] as [UInt] {
      TapeObject.with(copy node, readBy: reader) { object in
        for key in keys where reader == 1 || key.lowerOfName % 2 == 0 {
          digest.add(object.value(for: key)?.offset ?? -1)
          count += 1
        }
      }
    }
    if let table {
      TapeMembers.with(copy node, keys: table, readBy: 0) { members in
        for slot in 0..<table.count {
          digest.add(members.value(at: slot)?.offset ?? -1)
          count += 1
        }
      }
    }
    lookUps += count
    write("members")
    write(bits: digest.bits)
    endLine()
  }
}

/// Of all lengths at which a hash or a comparison takes another way.
private let keys: [JSONKey] = [
  "a", "b", "id", "é", "e\u{301}", "", "url", "name", "code", "data", "size", "login", "count",
  "number", "results", "comment", "resources", "thumbnail", "repository", "created_at",
  "description", "default_branch", "collectionURI", "organization_billing_email",
]

private let table = KeyTable(keys.filter { $0.lowerOfName != 0 })
