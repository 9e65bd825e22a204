import ConstructionBuilders

/// A survey as one page that needs nothing else: a tree of paths that opens and closes.
struct SurveyHTML {
  let survey: Survey
  var showsValues = false
  /// What was surveyed, and when.
  var caption = ""

  var text: String {
    let endpoints = survey.endpointsByCount
    let title = endpoints.count == 1 ? SurveyTable.heading(of: endpoints[0]) : "Survey"
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(Self.escaped(title))</title>
      <style>
      \(HTMLPage.style)
      </style>
      <header>
      <h1>\(endpoints.count == 1 ? "Survey" : "Survey of \(endpoints.count.grouped) endpoints")</h1>
      <p class="legend">\(Self.escaped(caption))</p>
      <div class="tools">
      <input type="search" id="search" placeholder="Search paths and facts ( / )" \
      aria-label="Search paths and facts">
      <button id="open">Open all</button><button id="close">Close all</button>
      <span id="found" role="status"></span>
      </div>
      <p class="legend">\(legend)</p>
      </header>
      <main>
      \(endpoints.map { section($0, isOpen: endpoints.count == 1) }.joined(separator: "\n"))
      </main>
      <script>
      \(HTMLPage.script)
      </script>
      </html>

      """
  }

  /// A tree of so many places is open at first.
  private static let short = 150

  private var legend: String {
    Facts.kinds.map { "<span><i class=\"\($0.rawValue)\"></i>\($0.rawValue)</span>" }
      .joined(separator: " ")
  }

  private func section(_ endpoint: SurveyedEndpoint, isOpen: Bool) -> String {
    """
    <section>
    <h2>\(Self.escaped(SurveyTable.heading(of: endpoint)))</h2>
    \(endpoint.gap.map { "<p>\(Self.escaped($0))</p>" } ?? "")
    <div class="head" aria-hidden="true"><span class="name">path</span>\
    <span class="present">present</span><span class="bar"></span>\
    <span class="facts">kinds and facts</span></div>
    \(node(endpoint.root, isOpen: isOpen))
    </section>
    """
  }

  /// A place, and what is inside of it.
  private func node(_ value: SurveyedValue, isOpen: Bool) -> String {
    // The places are many, and may be 512 deep: so no recursion.
    let isShort = value.everything.count <= Self.short
    var text = ""
    var pending: [(value: SurveyedValue?, depth: Int)] = [(value, 0)]
    while let (value, depth) = pending.popLast() {
      guard let value else {
        text += "</div></details>\n"
        continue
      }
      let inner = value.inner
      if inner.isEmpty {
        text += "<div class=\"leaf\" tabindex=\"-1\">\(row(value))</div>\n"
      } else {
        let open = isOpen && (isShort || depth < 3) ? " open" : ""
        text += "<details\(open)><summary>\(row(value))</summary><div class=\"inner\">\n"
        pending.append((nil, depth))
        pending += inner.reversed().map { ($0, depth + 1) }
      }
    }
    return text
  }

  private func row(_ value: SurveyedValue) -> String {
    let words = FactWords(value: value, showsValues: showsValues)
    let name = value.step.map { [$0].text } ?? "(document)"
    let path = value.path.isEmpty ? "(document)" : value.path.text
    let facts = ([words.kinds] + words.details).joined(separator: "; ")
    return """
      <span class="name" title="\(Self.escaped(path))">\(Self.escaped(name))</span>\
      <span class="present">\(presence(value))\(value.parents == 1 ? "in the one" : words.presence)</span>\
      <span class="bar" aria-hidden="true">\(bar(value))</span>\
      <span class="facts">\(Self.escaped(facts))</span>
      """
  }

  /// In what share of the objects the key is.
  private func presence(_ value: SurveyedValue) -> String {
    guard let parents = value.parents, parents > 0 else { return "" }
    let share = Self.percent(value.facts.present, of: parents)
    return "<i class=\"share\" aria-hidden=\"true\"><b style=\"width:\(share)%\"></b></i>"
  }

  /// The kinds as parts of a bar.
  private func bar(_ value: SurveyedValue) -> String {
    let all = value.facts.values
    return value.facts.kinds.map { kind, sighting in
      let share = Self.percent(sighting.count, of: all)
      return "<i class=\"\(kind.rawValue)\" style=\"width:\(share)%\"></i>"
    }.joined()
  }

  /// A share in percent, of which something that is there is not nothing.
  private static func percent(_ count: Int, of all: Int) -> Int {
    guard all > 0, count > 0 else { return 0 }
    return max(1, Int((Double(count) / Double(all) * 100).rounded()))
  }

  /// Text in which nothing is markup.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    // A mark may stand with a sign as one Character, and is markup all the same.
    for scalar in JSONText.visible(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
