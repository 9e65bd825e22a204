/// Small documents with every token of the grammar, right and wrong.
let smallDocuments = [
  #"{"id":7,"tags":["a","é"]}"#,
  #" { "a" : [ 1 , -2.50 , 3e+10 , 12345678901234567890123456789012345 ] , "b" : { } } "#,
  #"{"text":"plain, \"escaped\", \u00e9, \ud83d\ude00 and 😀 日本語","":null}"#,
  #"[[],[[]],{},{"a":{}},true,false,null,"",0]"#,
  #"{"a name that is long enough for more than one vector of bytes":"and a text, too"}"#,
  #"{"é":1,"\n":2}"#, "[\n\n\n   1,\r\n\t\t2\n]\n\n", "\u{FEFF}[1]", "7", "-1.5e3", #""text""#,
  "true",
  "null ",
  // Not JSON.
  "[1,]", "[,1]", "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a" 1}"#, "[1 2]", "[01]",
  "[1.]",
  "[1e]", "[-]", "[tru]", "[truE]", "[nul", "[1", #"["a"#, #"{"a"#, #"{"a":"#, #"{"a":1"#, "[",
  "{", "", " ", "[]]", "{}x", "1 2", #"["\x"]"#, #"["\u12"]"#, #"["\ud800"]"#, #"["\udc00"]"#,
  #"["\ud83d\u0041"]"#, "[\"\u{1}\"]", "}", "]", "[}", "{]",
]

/// A document that is not JSON, and the line that says so.
struct MalformedRow: Sendable {
  let bytes: [UInt8]
  let words: String

  init(_ text: String, _ words: String) {
    self.init(bytes: Array(text.utf8), words)
  }

  init(bytes: [UInt8], _ words: String) {
    self.bytes = bytes
    self.words = words
  }

  /// Whether the message is about the end of the document.
  var isAboutTheEnd: Bool {
    ["cut off", "empty", "nothing but white space"].contains(where: words.contains)
  }
}

/// Every message about a document that is not JSON.
let malformedDocuments: [MalformedRow] =
  [
    // Not JSON at all.
    .init("", "line 1, column 1: the body is empty, expected a JSON value"),
    .init(
      " \n ", "line 2, column 2: the body has nothing but white space, expected a JSON value"),
    .init("\u{FEFF}", "line 1, column 1: the body is empty, expected a JSON value"),
    .init(
      "\u{FEFF} ",
      "line 1, column 2: the body has nothing but white space, expected a JSON value"),
    .init("<!DOCTYPE html><p>", "line 1, column 1: the body is HTML, expected a JSON value"),
    .init("\n <html>", "line 2, column 2: the body is HTML, expected a JSON value"),
    .init(
      "<?xml version=\"1.0\"?>",
      "line 1, column 1: the body is markup, such as HTML or XML, expected a JSON value"),
    .init(
      bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00],
      "line 1, column 1: the body is UTF-16, but JSON is sent as UTF-8"),
    .init(
      bytes: [0x00, 0x7B, 0x00, 0x7D],
      "line 1, column 1: the body is UTF-16, but JSON is sent as UTF-8"),
    .init(
      bytes: [0x7B, 0x00, 0x7D, 0x00],
      "line 1, column 1: the body is UTF-16, but JSON is sent as UTF-8"),
    .init(
      bytes: [0x7B, 0x00, 0x00, 0x00, 0x7D, 0x00, 0x00, 0x00],
      "line 1, column 1: the body is UTF-32, but JSON is sent as UTF-8"),
    .init(
      bytes: [0x1F, 0x8B, 0x08],
      "line 1, column 1: the body is compressed with gzip, expected a JSON value"),
    .init(
      bytes: [0x78, 0x9C, 0x4B],
      "line 1, column 1: the body is compressed with zlib, expected a JSON value"),
    .init(
      bytes: [0x28, 0xB5, 0x2F, 0xFD],
      "line 1, column 1: the body is compressed with Zstandard, expected a JSON value"),
    .init("PK\u{3}\u{4}", "line 1, column 1: the body is a zip archive, expected a JSON value"),
    .init("%PDF-1.7", "line 1, column 1: the body is a PDF document, expected a JSON value"),
    .init(
      bytes: [0x89, 0x50, 0x4E, 0x47],
      "line 1, column 1: the body is a PNG image, expected a JSON value"),
    .init(
      bytes: [0xFF, 0xD8, 0xFF, 0xE0],
      "line 1, column 1: the body is a JPEG image, expected a JSON value"),
    .init(
      "bplist00", "line 1, column 1: the body is a binary property list, expected a JSON value"),
    .init("Not Found", "line 1, column 1: expected a value, found Not"),
    .init("callback {}", "line 1, column 1: expected a value, found callback"),
    .init("Error(5): database down", "line 1, column 1: expected a value, found Error"),
    .init("f(x) = y", "line 1, column 1: expected a value, found f"),
    .init("for(;;){}", "line 1, column 1: expected a value, found for"),

    // With something before, in or behind it.
    .init(")]}'\n{}", "line 1, column 1: the body begins with )]}' before the JSON"),
    .init(" )]}',\n[]", "line 1, column 2: the body begins with )]}' before the JSON"),
    .init(")]}", "line 1, column 1: expected a value"),
    .init("for(;;);{}", "line 1, column 1: the body begins with for(;;); before the JSON"),
    .init("while(1);[]", "line 1, column 1: the body begins with while(1); before the JSON"),
    .init(
      "callback({});",
      "line 1, column 1: the body is JSONP, the call of a function, expected a JSON value"),
    .init(
      "\n angular.callbacks._0 (\n[]);",
      "line 2, column 2: the body is JSONP, the call of a function, expected a JSON value"),
    .init(
      "/**/ typeof f === 'function' && f({});",
      "line 1, column 1: the body is JSONP, the call of a function, expected a JSON value"),
    .init(
      "/**/ {}", "line 1, column 1: expected a value, found a comment, which JSON does not have"),
    .init("[f(1)]", "line 1, column 2: expected a value, found f"),
    .init(
      "```json\n{}\n```",
      "line 1, column 1: the body begins with a Markdown code fence, expected a JSON value"),
    .init(
      "{}\n```",
      "line 2, column 1: expected the end of the document after the value, found a Markdown code fence"
    ),
    .init("`{}`", "line 1, column 1: expected a value"),
    .init(
      "<br />\n<b>Warning</b>:  Undefined variable $a in <b>a.php</b> on line <b>3</b><br />\n{}",
      "line 1, column 1: the body begins with a message as PHP writes it, expected a JSON value"),
    .init(
      "\nWarning: Undefined variable $a in a.php on line 3\n{}",
      "line 2, column 1: the body begins with a message as PHP writes it, expected a JSON value"),
    .init(
      "PHP Fatal error:  Uncaught Error in a.php:3",
      "line 1, column 1: the body begins with a message as PHP writes it, expected a JSON value"),
    .init("Warning", "line 1, column 1: expected a value, found Warning"),
    .init("<br />\n{}", "line 1, column 1: the body is HTML, expected a JSON value"),
    .init("</BODY>", "line 1, column 1: the body is HTML, expected a JSON value"),
    .init(
      "{}<br />\n<b>Deprecated</b>:  Old in <b>a.php</b> on line <b>3</b><br />",
      "line 1, column 3: expected the end of the document after the value, found a message as PHP writes it"
    ),
    .init(
      "{}\nNotice: Old in a.php on line 3",
      "line 2, column 1: expected the end of the document after the value, found a message as PHP writes it"
    ),
    .init(
      #"{"a":1,"b":<br />"#, "line 1, column 12: expected a value, found HTML"),
    .init(
      "{}<br />", "line 1, column 3: expected the end of the document after the value, found HTML"),
    .init(
      "[1<x:y/>]",
      "line 1, column 3: expected ',' or ']' after a value, found markup, such as HTML or XML"),
    .init("[1< 2]", "line 1, column 3: expected ',' or ']' after a value"),
    .init("{Warning: 1}", "line 1, column 2: expected a key in quotation marks or '}'"),

    // Cut off.
    .init("{", "line 1, column 2: the body is cut off, expected a key in quotation marks or '}'"),
    .init("[", "line 1, column 2: the body is cut off, expected a value or ']'"),
    .init("[1", "line 1, column 3: the body is cut off, expected ',' or ']' after a value"),
    .init("[1,", "line 1, column 4: the body is cut off, expected a value"),
    .init(#"{"a"#, "line 1, column 4: the body is cut off, expected '\"' at the end of a string"),
    .init(#"{"a""#, "line 1, column 5: the body is cut off, expected ':' after a key"),
    .init(#"{"a":"#, "line 1, column 6: the body is cut off, expected a value"),
    .init(
      #"{"a":1"#, "line 1, column 7: the body is cut off, expected ',' or '}' after a value"),
    .init(
      #"{"a":1,"#,
      "line 1, column 8: the body is cut off, expected a key in quotation marks after ','"),
    .init("tru", "line 1, column 4: the body is cut off, expected a value, found tru"),
    .init("[1, nul", "line 1, column 8: the body is cut off, expected a value, found nul"),
    .init("-", "line 1, column 2: the body is cut off, expected a digit after '-'"),
    .init("1.", "line 1, column 3: the body is cut off, expected a digit after '.'"),
    .init("1e", "line 1, column 3: the body is cut off, expected a digit in the exponent"),
    .init(#""\"#, "line 1, column 3: the body is cut off, expected '\"' at the end of a string"),
    .init(#""\u00"#, "line 1, column 6: the body is cut off, expected '\"' at the end of a string"),
    .init(
      #""\ud83d"#, "line 1, column 8: the body is cut off, expected '\"' at the end of a string"),
    .init(
      #""\ud83d\"#, "line 1, column 9: the body is cut off, expected '\"' at the end of a string"),
    .init(
      bytes: [0x22, 0xF0, 0x9F],
      "line 1, column 3: the body is cut off, expected '\"' at the end of a string"),

    // Punctuation.
    .init(
      "[1,]", "line 1, column 4: expected a value, found a trailing comma, which JSON does not have"
    ),
    .init(
      "[1,\n]",
      "line 2, column 1: expected a value, found a trailing comma, which JSON does not have"),
    .init(
      #"{"a":1,}"#,
      "line 1, column 8: expected a key in quotation marks after ',', found a trailing comma, which JSON does not have"
    ),
    .init(#"{"a":}"#, "line 1, column 6: expected a value"),
    .init(#"{"a":1,,"b":2}"#, "line 1, column 8: expected a key in quotation marks after ','"),
    .init("[1,,2]", "line 1, column 4: expected a value"),
    .init("[1 2]", "line 1, column 4: expected ',' or ']' after a value"),
    .init("{\n  \"a\": 1\n  \"b\": 2\n}", "line 3, column 3: expected ',' or '}' after a value"),
    .init("{\r\n\"a\" 1}", "line 2, column 5: expected ':' after a key"),
    .init("{\r\ra: 1}", "line 3, column 1: expected a key in quotation marks or '}'"),
    .init("[1}", "line 1, column 3: expected ',' or ']' after a value"),
    .init(#"{"a":1]"#, "line 1, column 7: expected ',' or '}' after a value"),
    .init("[,1]", "line 1, column 2: expected a value"),
    .init("]", "line 1, column 1: expected a value"),
    .init("1 2", "line 1, column 3: expected the end of the document after the value"),
    .init("{}x", "line 1, column 3: expected the end of the document after the value"),
    .init("{}\u{0}", "line 1, column 3: expected the end of the document after the value"),
    .init(
      "{'a':1}",
      "line 1, column 2: expected a key in quotation marks or '}', found a single quotation mark, where JSON has double ones"
    ),
    .init(
      "['a']",
      "line 1, column 2: expected a value, found a single quotation mark, where JSON has double ones"
    ),
    .init(
      "[“a”]",
      "line 1, column 2: expected a value, found a typographic quotation mark, where JSON has plain ones"
    ),
    .init(
      "// a\n1", "line 1, column 1: expected a value, found a comment, which JSON does not have"),
    .init(
      "{ # a\n}",
      "line 1, column 3: expected a key in quotation marks or '}', found a comment, which JSON does not have"
    ),
    .init(
      "[1 /* one */]",
      "line 1, column 4: expected ',' or ']' after a value, found a comment, which JSON does not have"
    ),
    .init(
      #"{"a":1, // one"#,
      "line 1, column 9: expected a key in quotation marks after ',', found a comment, which JSON does not have"
    ),
    .init(
      "{} // end",
      "line 1, column 4: expected the end of the document after the value, found a comment, which JSON does not have"
    ),
    .init("{a:1}", "line 1, column 2: expected a key in quotation marks or '}'"),
    .init("[é]", "line 1, column 2: expected a value"),
    .init("\"é\" x", "line 1, column 5: expected the end of the document after the value"),

    // Words and numbers.
    .init("[True]", "line 1, column 2: expected a value, found True, which JSON writes as true"),
    .init("[truth]", "line 1, column 2: expected a value, found truth"),
    .init("[NaN]", "line 1, column 2: expected a value, found NaN, which is not valid JSON"),
    .init(
      "[Infinity]", "line 1, column 2: expected a value, found Infinity, which is not valid JSON"),
    .init(
      "[undefined]", "line 1, column 2: expected a value, found undefined, which is not valid JSON"
    ),
    .init("[tru]", "line 1, column 2: expected a value, found tru"),
    .init("[tru e]", "line 1, column 2: expected a value, found tru"),
    .init("[None]", "line 1, column 2: expected a value, found None, which JSON writes as null"),
    .init("[nil]", "line 1, column 2: expected a value, found nil, which JSON writes as null"),
    .init("[NULL]", "line 1, column 2: expected a value, found NULL, which JSON writes as null"),
    .init(
      "[-Infinity]",
      "line 1, column 3: expected a digit after '-', found -Infinity, which is not valid JSON"),
    .init(
      #"{"ratio":NaN}"#,
      "line 1, column 10: expected a value, found NaN, which is not valid JSON"),
    .init(
      "[+1]",
      "line 1, column 2: expected a value, found '+', but a JSON number cannot start with it"),
    .init(
      "[.5]",
      "line 1, column 2: expected a value, found '.', but a JSON number cannot start with it"),
    .init("[-]", "line 1, column 3: expected a digit after '-'"),
    .init("[-a]", "line 1, column 3: expected a digit after '-'"),
    .init("[1.]", "line 1, column 4: expected a digit after '.'"),
    .init("[1e]", "line 1, column 4: expected a digit in the exponent"),
    .init("[1e+]", "line 1, column 5: expected a digit in the exponent"),
    .init("[01]", "line 1, column 2: a number cannot begin with 0 and another digit"),
    .init("[-012]", "line 1, column 3: a number cannot begin with 0 and another digit"),
    .init("[0x10]", "line 1, column 3: expected ',' or ']' after a value"),
    .init("[1_000]", "line 1, column 3: expected ',' or ']' after a value"),

    // Strings.
    .init("\"a\nb\"", "line 1, column 3: control character U+000A must be escaped in a string"),
    .init("\"\t\"", "line 1, column 2: control character U+0009 must be escaped in a string"),
    .init("\"\u{1F}\"", "line 1, column 2: control character U+001F must be escaped in a string"),
    .init(
      #""\x""#,
      #"line 1, column 2: invalid escape: after a backslash, expected ", \, /, b, f, n, r, t or u"#),
    .init(#""\u12G4""#, #"line 1, column 2: \u must be followed by four hexadecimal digits"#),
    .init(#""\u12""#, #"line 1, column 2: \u must be followed by four hexadecimal digits"#),
    .init(#""\ud800""#, #"line 1, column 2: a \u escape is half of a surrogate pair"#),
    .init(#""\udc00""#, #"line 1, column 2: a \u escape is half of a surrogate pair"#),
    .init(#""\ud800\n""#, #"line 1, column 2: a \u escape is half of a surrogate pair"#),
    .init(#""\ud800\ud800""#, #"line 1, column 2: a \u escape is half of a surrogate pair"#),
    .init(#""\ud800abc""#, #"line 1, column 2: a \u escape is half of a surrogate pair"#),
  ]
  + [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3, 0x22], [0xE0, 0x9F, 0xBF],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x82, 0x22], [0xF0, 0x8F, 0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE], [0xF0, 0x9F, 0x98, 0x22],
  ].map {
    MalformedRow(
      bytes: [0x22] + $0 + [0x22, 0x20, 0x20, 0x20],
      "line 1, column 2: the bytes of this character are not valid UTF-8")
  }
