import type { FileAnswer, Headers } from '../release/types';
const SCRIPT = '<script type="module" src="/_site/bar/main.js"></script>';
const END = '</body>';

/**
 * A page's answer as an editor gets it: of nobody's cache, as it is, with the bar's script at its end.
 * @param answer the file uncompressed
 */
export function withBar(answer: FileAnswer): FileAnswer {
  const headers: Headers = { ...answer.headers, 'Cache-Control': 'private, no-store' };
  delete headers['ETag'];
  delete headers['Vary'];

  return { ...answer, headers, change: addScript };
}

function addScript(html: string) {
  const end = html.lastIndexOf(END);
  return end < 0 ? html + SCRIPT : html.slice(0, end) + SCRIPT + html.slice(end);
}
