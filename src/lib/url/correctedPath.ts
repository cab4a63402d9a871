import { slashed } from './slashed';

/**
 * Returns the path of the page that a visitor may have meant: in lower case, without the prefix of the default locale, which no
 * page has, and with a slash at its end: "/EN/Blog" → "/blog/". PocketBase's hooks and, on static hosts, the browser use it.
 * @param path decoded
 * @param defaultLocale its code
 */
export function correctedPath(path: string, defaultLocale: string): string {
  // Only ASCII, as web servers compare paths: "İ" in lower case has two characters.
  const lower = path.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/\/index\.html$/, '/');
  const whole = slashed(lower);
  const prefix = `/${defaultLocale}/`;
  return whole.startsWith(prefix) ? whole.slice(prefix.length - 1) : whole;
}
