const SCRIPT = '<script type="module" src="/_site/bar/main.js"></script>';
const END = '</body>';

/**
 * A page's answer as an editor gets it: of nobody's cache, as it is, with the bar's script at its end.
 * @param {{status: number, file: string, headers: Record<string, string>}} answer the file uncompressed
 */
function withBar(answer) {
  const headers = { ...answer.headers, 'Cache-Control': 'private, no-store' };
  delete headers.ETag;
  delete headers.Vary;
  return { ...answer, headers, change: addScript };
}

function addScript(html) {
  const end = html.lastIndexOf(END);
  return end < 0 ? html + SCRIPT : html.slice(0, end) + SCRIPT + html.slice(end);
}

module.exports = { withBar };
