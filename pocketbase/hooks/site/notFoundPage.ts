import { encodePath, variantPath } from '../../../src/lib/url/paths';
import { escapeHtml } from '../lib/htmlTag';

/** Characters that browsers do not show, or that turn the direction of a text. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Puts the requested path into the built 404 page, for a browser without scripts: into its title, "404 - Page not found: /x/", and into
 * the language selector, which was built with the closed addresses /404/ and /sl/404/.
 * @param path the requested one, decoded
 * @param homes each locale's home page
 * @param isRefused the page exists, but not for the query
 */
export function notFoundPage(
  html: string,
  { path, homes, isRefused }: { path: string; homes: Record<string, string>; isRefused: boolean },
): string {
  const [, message] = new RegExp(`\\sdata-${isRefused ? 'refused' : 'not-found'}="([^"]*)"`).exec(html) ?? [];
  // By functions: a `$` in the path is no pattern.
  const title = message?.replace('{}', () => escapeHtml(path.replace(UNSEEN, '')));
  const named =
    title === undefined
      ? html
      : html.replace(/(<title\b[^>]*>)[^<]*?(?=(?: \| [^<|]*)?<\/title>)/, (_, tag: string) => tag + title);
  return Object.keys(homes).reduce((page, locale) => {
    const variant = escapeHtml(encodePath(variantPath(path, homes, locale)));
    return page.split(`href="${homes[locale]}404/"`).join(`href="${variant}"`);
  }, named);
}
