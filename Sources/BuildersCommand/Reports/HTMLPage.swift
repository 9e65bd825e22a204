/// The style and the script of the page of a survey. The page loads nothing.
enum HTMLPage {
  static let style = """
    :root { color-scheme: light dark; --back: #fff; --text: #1d1d1f; --soft: #63636b;
      --line: #d9d9de; --hover: #f2f2f5; --accent: #0a62c9;
      --null: #9a9aa3; --boolean: #8a4fbe; --number: #1f6fd1; --string: #1f8a4c;
      --array: #c07a10; --object: #4b5666; }
    @media (prefers-color-scheme: dark) { :root { --back: #17181b; --text: #ececf0;
      --soft: #a5a6ae; --line: #34363c; --hover: #22242a; --accent: #6bb0ff;
      --null: #74757d; --boolean: #bb8be8; --number: #6aa9f4; --string: #58c486;
      --array: #e3a548; --object: #93a1b5; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text);
      font: 15px/1.45 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 1; background: var(--back); padding: 12px 20px;
      border-bottom: 1px solid var(--line); }
    main { padding: 0 20px 40px; }
    h1 { font-size: 20px; margin: 0 0 8px; }
    h2 { font-size: 16px; margin: 24px 0 8px; overflow-wrap: anywhere; }
    .tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin-top: 8px; }
    input, button { font: inherit; color: inherit; background: var(--back); padding: 5px 10px;
      border: 1px solid var(--line); border-radius: 6px; }
    input { flex: 1 1 16em; max-width: 32em; }
    button { cursor: pointer; }
    button:hover, summary:hover, .leaf:hover { background: var(--hover); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: -1px; border-radius: 4px; }
    #found, .legend { color: var(--soft); font-size: 13px; }
    .legend { margin: 8px 0 0; display: flex; flex-wrap: wrap; gap: 4px 14px; }
    .legend i { display: inline-block; width: 10px; height: 10px; border-radius: 2px;
      margin-right: 5px; }
    .inner { margin-left: 9px; padding-left: 9px; border-left: 1px solid var(--line); }
    summary { list-style: none; cursor: pointer; }
    summary::-webkit-details-marker { display: none; }
    summary, .leaf, .head { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: center;
      padding: 2px 4px 2px 20px; position: relative; }
    summary::before { content: "▸"; position: absolute; left: 4px; top: 2px; color: var(--soft); }
    details[open] > summary::before { content: "▾"; }
    .name { font: 14px/1.45 ui-monospace, monospace; flex: 1 1 0; min-width: 0;
      overflow-wrap: anywhere; }
    .present { flex: 0 0 13em; color: var(--soft); font-size: 13px; white-space: nowrap; }
    .share { display: inline-block; width: 4em; height: 7px; margin-right: 8px; border-radius: 3px;
      background: var(--line); overflow: hidden; vertical-align: middle; }
    .share b { display: block; height: 100%; background: var(--accent); }
    .bar { flex: 0 0 6em; display: flex; height: 9px; border-radius: 3px; overflow: hidden;
      background: var(--line); }
    .bar i { display: block; height: 100%; }
    .facts { flex: 0 0 42vw; min-width: 0; font-size: 13px; overflow-wrap: anywhere; }
    .head { font-weight: 600; } .head .bar { background: none; }
    .null { background: var(--null); } .boolean { background: var(--boolean); }
    .number { background: var(--number); } .string { background: var(--string); }
    .array { background: var(--array); } .object { background: var(--object); }
    .hidden { display: none !important; }
    @media (max-width: 700px) {
      header { position: static; padding: 12px; } main { padding: 0 12px 40px; }
      .name, .facts { flex: 0 0 100%; } .present { flex: 1 1 auto; } .head { display: none; }
      summary, .leaf { padding-top: 5px; padding-bottom: 5px; border-bottom: 1px solid var(--line); }
    }
    @media print { header { position: static; } .tools { display: none; } }
    """

  /// Search; the keys of a tree: up, down, left, right.
  static let script = """
    const rows = [...document.querySelectorAll("summary, .leaf")];
    const all = [...document.querySelectorAll("details")];
    const search = document.getElementById("search"), found = document.getElementById("found");
    const texts = rows.map(row =>
      (row.querySelector(".name").title + " " + row.textContent).toLowerCase());
    const setAll = open => all.forEach(details => details.open = open);
    document.getElementById("open").onclick = () => setAll(true);
    document.getElementById("close").onclick = () => setAll(false);
    let before = null;
    search.oninput = () => {
      const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
      if (!words.length) {
        rows.forEach(row => holder(row).classList.remove("hidden"));
        if (before) before.forEach((open, index) => all[index].open = open);
        before = null;
        found.textContent = "";
        return;
      }
      if (!before) before = all.map(details => details.open);
      rows.forEach(row => holder(row).classList.add("hidden"));
      let count = 0;
      rows.forEach((row, index) => {
        if (!words.every(word => texts[index].includes(word))) return;
        count += 1;
        holder(row).classList.remove("hidden");
        for (let around = holder(row).parentElement; around; around = around.parentElement) {
          if (around.tagName === "DETAILS") { around.open = true; around.classList.remove("hidden"); }
        }
      });
      found.textContent = count === 1 ? "1 place" : count + " places";
    };
    function holder(row) { return row.tagName === "SUMMARY" ? row.parentElement : row; }
    document.onkeydown = event => {
      if (event.key === "/" && document.activeElement !== search) {
        event.preventDefault();
        search.focus();
      } else if (event.key === "Escape" && document.activeElement === search) {
        search.value = "";
        search.oninput();
      }
      const focused = document.activeElement;
      const row = focused && focused.closest("summary, .leaf");
      if (!row) return;
      const details = row.tagName === "SUMMARY" ? row.parentElement : null;
      const shown = rows.filter(other => other.offsetParent !== null);
      const index = shown.indexOf(row);
      let next = null;
      if (event.key === "ArrowDown") next = shown[index + 1];
      else if (event.key === "ArrowUp") next = shown[index - 1];
      else if (event.key === "Home") next = shown[0];
      else if (event.key === "End") next = shown[shown.length - 1];
      else if (event.key === "ArrowRight" && details) {
        if (details.open) next = shown[index + 1]; else details.open = true;
      } else if (event.key === "ArrowLeft") {
        if (details && details.open) details.open = false;
        else {
          const around = holder(row).parentElement.closest("details");
          next = around && around.firstElementChild;
        }
      } else return;
      event.preventDefault();
      if (next) next.focus();
    };
    """
}
