"""Takes code out of Markdown and doc comments. See Utilities/scripts/documents."""
import pathlib
import re
import shutil
import subprocess
import sys
import textwrap

root = pathlib.Path(__file__).resolve().parents[2]
templates = root / "Utilities/Documents"

# A comment that stands for a block of code: // Code: Nesting.md, "Recursion", block 2
# Or for all blocks of a file, each within `do { }`: // Code: Array+Build.swift, each block
marker = re.compile(r'( *)// Code: ([\w./+-]+)(?:, "(.+)")?(?:, block (\d+)|(, each block))?')

# A comment that stands for the tables of an article: JSON, type, the line that reads it, a finding.
# Tables of two columns have JSON and an expression: // Shapes: YourBackendSends.md
shapes_marker = re.compile(r'( *)// Shapes: ([\w.]+)')


def main():
    if len(sys.argv) != 2 or sys.argv[1].startswith("-"):
        sys.exit("usage: documents.py FOLDER")
    folder = pathlib.Path(sys.argv[1])
    blocks = {path: swift_blocks(root / path) for path in documents()}
    files = sorted(templates.glob("Tests/**/*.swift"))
    compiled = [block for file in files for block in expand(file, folder, blocks)]
    for written in folder.glob("Tests/**/*.swift"):
        if templates / written.relative_to(folder) not in files and written.stem != "Repository":
            written.unlink()
    write(folder / "Package.swift", (templates / "Package.swift").read_text())
    fixtures = "Tests/DocumentsTests/Fixtures"
    shutil.copytree(templates / fixtures, folder / fixtures, dirs_exist_ok=True)
    write(folder / "Tests/DocumentsTests/Repository.swift",
          f'/// The folder with the Markdown.\nlet repository = "{root}"\n')
    for sample in ("Samples", "Tests/MarvelCharactersTests"):
        compiled += [file.read_text() for file in sorted((root / sample).rglob("*.swift"))]
    compiled = [without_indentation(text) for text in compiled]
    missing = [
        f"{path}: block {number} of \"{section}\" is not compiled:\n{block}"
        for path, found in blocks.items() for (section, number), block in found.items()
        if not any(without_indentation(block) in text for text in compiled)]
    if missing:
        sys.exit("\n".join(missing))


def documents():
    """The files whose code is compiled, by path. Forms have blanks for code. `.ci/run` builds with
    the README's manifest, and tests what the command writes. What is not public is not described
    to users."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md", "*.swift"],
        cwd=root, check=True, capture_output=True, text=True)
    others = (".github/ISSUE_TEMPLATE/", "Sources/BuildersCommand/")
    return [path for path in listed.stdout.split() if not path.startswith(others)
            and (path.endswith(".md") or path.startswith("Sources/ConstructionBuilders"))]


def blocks_of(file):
    """Yields section, text before the block, language and code of each block."""
    section = ""
    end = 0
    text = file.read_text()
    if file.suffix == ".swift":
        text = "\n".join(re.findall(r"^ */// ?(.*)$", text, re.MULTILINE)) + "\n"
    for match in re.finditer(r"^#+ (.*)$|^```(\w*)\n((?:.*\n)*?)```$", text, re.MULTILINE):
        heading, language, code = match.groups()
        if heading is None:
            yield section, text[end:match.start()], language, code
        else:
            section = "" if match[0].startswith("# ") else heading
        end = match.end()


def swift_blocks(file):
    """The blocks of Swift by section and number, without the comment and the imports before a whole
    file, and without parts of manifests."""
    found = {}
    numbers = {}
    for section, _, language, code in blocks_of(file):
        if language == "swift":
            numbers[section] = numbers.get(section, 0) + 1
            if not re.match(r"// swift-tools-version|\.package\(|\.testTarget\(", code):
                found[section, numbers[section]] = without_head(code).strip("\n")
    return found


def without_head(code):
    if not re.match(r"// (Sources|Tests)/", code):
        return code
    lines = code.split("\n")
    while re.match(r"//|(@\w+ )?import |$", lines[0]):
        del lines[0]
    return "\n".join(lines)


def without_indentation(code):
    return "\n".join(line.lstrip(" ") for line in code.split("\n"))


def expand(file, folder, blocks):
    """Writes a file with blocks in place of their comments, and returns these blocks."""
    lines = []
    written = []
    for number, line in enumerate(file.read_text().split("\n"), 1):
        tables = shapes_marker.fullmatch(line)
        if tables:
            path = next(path for path in blocks if path.endswith(f"/{tables[2]}"))
            code = shapes((root / path).read_text())
            lines += textwrap.indent(code, tables[1]).split("\n")
            continue
        match = marker.fullmatch(line)
        if not match:
            lines.append(line)
            continue
        indentation, name, section, block, each = match.groups()
        paths = [path for path in blocks if path == name or path.endswith(f"/{name}")]
        paths = [path for path in paths if path == name] or paths
        found = blocks[paths[0]] if len(paths) == 1 else {}
        codes = list(found.values()) if each else [found.get((section or "", int(block or 1)))]
        if not codes or None in codes:
            sys.exit(f"{file.relative_to(root)}:{number}: there is no such block, or several")
        written += codes
        if each:
            codes = ["do {\n" + textwrap.indent(code, "  ") + "\n}" for code in codes]
        lines += textwrap.indent("\n".join(codes), indentation).split("\n")
    write(folder / file.relative_to(templates), "\n".join(lines))
    return written


def shapes(article):
    """A builder for each row of the tables, and a list with each JSON of each row."""
    builders = []
    listed = []
    for row in re.findall(r"^\| (`.*) \|$", article, re.MULTILINE):
        cells = [re.findall(r"`+(.+?)`+", cell) for cell in row.split(" | ")]
        documents = [text if text[0] in "{[" else "{" + text + "}" for text in cells[0]]
        if len(cells) == 2:
            reading = "{ json, print in print(" + cells[1][0] + ") }"
            finding = "nil"
        else:
            name = f"Shape{len(builders) + 1}"
            builders.append(shape.format(name=name, type=cells[1][0], line=cells[2][0]))
            reading = "{ json, print in try " + name + ".read(json, print) }"
            finding = raw(cells[3][0]) if len(cells) == 4 else "nil"
        listed += [f"  Shape(json: {raw(text)}, finding: {finding}) {reading},"
                   for text in documents]
    return "\n".join([*builders, "static let all: [Shape] = [", *listed, "]"])


shape = """struct {name}: ShapeBuilder {{
  typealias Value = {type}
  @Field var value: Value?

  init(fields: JSONFields) {{
    _value = {line}
  }}

  func build() -> Result<Value.Built?, BuildFailure> {{ construct({{ $0 }}, $value.optional) }}
}}
"""


def raw(text):
    return f'##"{text}"##'


def write(file, text):
    """Leaves a file alone that has the text, so that it is not compiled again."""
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text() != text:
        file.write_text(text)


if __name__ == "__main__":
    main()
