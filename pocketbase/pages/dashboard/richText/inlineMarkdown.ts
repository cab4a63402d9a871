const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Private characters around the number of a piece that is ready: no later rule may change it. */
const [OPEN, CLOSE] = ['\uE000', '\uE001'];
const READY = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

const URL_IN_LINK = /^(https?:|mailto:|tel:|\/|#|[^:]*$)/i;
/** A word's letter or number on the outer side: `snake_case` and 2*3*4 are no emphasis. */
const EMPHASIS: readonly [RegExp, string][] = [
  [/\*\*\*(?=\S)(.+?)(?<=\S)\*\*\*/g, '<strong><em>$1</em></strong>'],
  [/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '<strong>$1</strong>'],
  [/(?<![\p{L}\p{N}_])__(?=\S)(.+?)(?<=\S)__(?![\p{L}\p{N}_])/gu, '<strong>$1</strong>'],
  [/(?<![\p{L}\p{N}*])\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu, '<em>$1</em>'],
  [/(?<![\p{L}\p{N}_])_(?=[^\s_])(.+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/gu, '<em>$1</em>'],
  [/~~(?=\S)(.+?)(?<=\S)~~/g, '<del>$1</del>'],
];

/** The HTML of Markdown within a line: code, links, pictures, emphasis. HTML in it stays text, but for line breaks. */
export function inlineMarkdown(markdown: string): string {
  const ready: string[] = [];
  const keep = (html: string) => `${OPEN}${ready.push(html) - 1}${CLOSE}`;
  const restore = (html: string): string =>
    html.includes(OPEN) ? restore(html.replace(READY, (_, at: string) => ready[Number(at)] ?? '')) : html;

  let text = markdown
    .replaceAll(OPEN, '')
    .replaceAll(CLOSE, '')
    .replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (_, __, code: string) =>
      keep(`<code>${escapeHtml(code.replace(/^ (.*\S.*) $/, '$1'))}</code>`),
    )
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => keep(escapeHtml(sign)))
    .replace(/<br\s*\/?>/gi, () => keep('<br>'))
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/gi, (_, url: string) => keep(link(url, escapeHtml(url))));
  text = escapeHtml(text)
    .replace(/!\[([^\]]*)\]\(\s*(\S+?)(?:\s+&quot;.*?&quot;)?\s*\)/g, (_, alt: string, url: string) =>
      keep(`<img src="${url}" alt="${alt}">`),
    )
    .replace(
      /\[((?:[^[\]]|\[[^\]]*\])+)\]\(\s*((?:[^\s()]|\([^\s()]*\))+)(?:\s+&quot;.*?&quot;)?\s*\)/g,
      (whole, label: string, url: string) =>
        URL_IN_LINK.test(url) ? `${keep(`<a href="${url}">`)}${label}${keep('</a>')}` : whole,
    )
    .replace(/(?<![\w/">])https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'*_]/gi, (url) => keep(link(url, url, true)));
  for (const [pattern, html] of EMPHASIS) text = text.replace(pattern, html);
  return restore(text);
}

const link = (url: string, label: string, isEscaped = false) =>
  `<a href="${isEscaped ? url : escapeHtml(url)}">${label}</a>`;
