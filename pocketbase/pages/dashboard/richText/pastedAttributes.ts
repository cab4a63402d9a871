const WEB = /^(https?:|mailto:|tel:)/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Pages through which Google Docs and Outlook lead, with the parameter that holds the URL. */
const THROUGH: readonly [page: RegExp, parameter: string][] = [
  [/^https:\/\/www\.google\.com\/url\?/i, 'q'],
  [/^https:\/\/\w+\.safelinks\.protection\.outlook\.com\/?\?/i, 'url'],
];

function throughOf(href: string): string | undefined {
  const parameter = THROUGH.find(([page]) => page.test(href))?.[1];
  return (parameter && new URLSearchParams(href.replace(/^[^?]*\?/, '')).get(parameter)) || undefined;
}

/** The URL that a link leads to: Google Docs and mail programs lead through a page of their own. */
export function linkTarget(href: string): string | undefined {
  const trimmed = href.trim();
  const target = throughOf(trimmed) ?? trimmed;
  if (WEB.test(target) || target.startsWith('/')) return target;
  // Word's marks of footnotes and of its table of contents are not in the text.
  if (SCHEME.test(target) || target === '' || /^#(_|$)/.test(target)) return undefined;
  return target;
}

/** `language-…` of a code sample. */
const languageOf = (element: Element) => /(?:^|\s)(language-[\w+#-]+)/.exec(element.className)?.[1];

/** A cell over several columns or rows. */
const spans = (element: Element) =>
  ['colspan', 'rowspan'].flatMap((name): [string, string][] => {
    const value = Number(element.getAttribute(name));
    return value > 1 ? [[name, String(value)]] : [];
  });

/**
 * The attributes that a pasted element keeps.
 * @param tag its name on the site
 */
export function pastedAttributes(element: Element, tag: string): [string, string][] {
  const value = (name: string) => element.getAttribute(name) ?? '';
  if (tag === 'a') return [['href', linkTarget(value('href')) ?? '']];
  if (tag === 'img') return [...['src', 'alt'].map((name): [string, string] => [name, value(name)])];
  if (tag === 'ol' && Number(value('start')) > 1) return [['start', value('start')]];
  if (tag === 'pre' || tag === 'code') {
    const language = languageOf(element);
    return language ? [['class', language]] : [];
  }
  if (tag === 'th' || tag === 'td') return spans(element);
  return [];
}
