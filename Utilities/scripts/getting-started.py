"""Extracts the files of the article Getting started. See Utilities/scripts/getting-started."""
import pathlib
import re
import subprocess
import sys
import tempfile

package = pathlib.Path(sys.argv[1])
option = sys.argv[2] if len(sys.argv) > 2 else None
article = package / "Sources/ConstructionBuilders/ConstructionBuilders.docc/GettingStarted.md"


def main():
    text = article.read_text()
    found = []
    for section in re.split(r"(?m)^## ", text)[1:]:
        heading = section.split("\n", 1)[0]
        pieces = re.split(r"(?m)^```", section)
        files = {}
        for index in range(1, len(pieces), 2):
            language, _, code = pieces[index].partition("\n")
            if language not in ("swift", "json"):
                continue
            named = re.match(r"// ((?:Sources|Tests)/\S+)\n", code)
            before = pieces[index - 1].rstrip().rsplit("\n\n", 1)[-1]
            in_text = re.findall(r"`([\w/.]+\.\w+)`", before)
            if not named and not in_text:
                sys.exit(f"{heading}: a block of {language} does not name its file")
            files[named[1] if named else in_text[-1]] = code
        if files:
            found.append((heading, files))
    if len(found) < 4:
        sys.exit("the article has fewer stages than expected")
    if option == "--list":
        for heading, files in found:
            print(f"{heading}: {', '.join(files)}")
        return
    if option:
        build(found, pathlib.Path(option))
    else:
        with tempfile.TemporaryDirectory() as folder:
            build(found, pathlib.Path(folder) / "Comics")


def build(found, folder):
    for heading, files in found:
        for path, code in files.items():
            code = code.replace('path: "../construction-builders"', f'name: "construction-builders", path: "{package}"')
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(code)
        # The manifest alone has no code to build yet.
        if (folder / "Sources").exists():
            print(f"{heading}: swift test", flush=True)
            subprocess.run(["swift", "test", "--package-path", str(folder)], check=True)


main()
