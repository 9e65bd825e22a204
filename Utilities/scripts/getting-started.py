"""Extracts the files of the article Getting started. See Utilities/scripts/getting-started."""
import pathlib
import re
import subprocess
import sys
import tempfile

import documents

package = pathlib.Path(sys.argv[1])
option = sys.argv[2] if len(sys.argv) > 2 else None
article = package / "Sources/ConstructionBuilders/ConstructionBuilders.docc/GettingStarted.md"


def main():
    found = {}
    for section, before, language, code in documents.blocks_of(article):
        if language not in ("swift", "json"):
            continue
        named = re.match(r"// ((?:Sources|Tests)/\S+)\n", code)
        in_text = re.findall(r"`([\w/.]+\.\w+)`", before)
        if not named and not in_text:
            sys.exit(f"{section}: a block of {language} does not name its file")
        found.setdefault(section, {})[named[1] if named else in_text[-1]] = code
    if len(found) < 4:
        sys.exit("the article has fewer stages than expected")
    if option == "--list":
        for heading, files in found.items():
            print(f"{heading}: {', '.join(files)}")
        return
    if option:
        build(found, pathlib.Path(option))
    else:
        with tempfile.TemporaryDirectory() as folder:
            build(found, pathlib.Path(folder) / "Comics")


def build(found, folder):
    for heading, files in found.items():
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
