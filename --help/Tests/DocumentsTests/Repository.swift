/// The folder with the Markdown.
let repository = "/work/wt/losses"
