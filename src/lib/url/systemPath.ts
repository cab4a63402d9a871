import SYSTEM from './systemPaths.json';

const ALL = [...SYSTEM.server, ...SYSTEM.files];
/** Deeper encodings than any server decodes. */
const MOST_ENCODINGS = 10;

/**
 * The system's path that a rule would hide: ("/_si*") → "/_site/". In any spelling: encoded, in another case, with doubled
 * slashes or dot segments, below a locale's prefix.
 * @param from path of a redirect or of a removed page; a `*` at its end stands for anything
 * @param prefixes of the locales, such as "/sl"
 * @param paths to protect, each with a slash at its end; by default the server's and the build's own files
 * @returns undefined if the rule hides none
 */
export function systemPathOf(from: string, prefixes: string[] = [], paths: string[] = ALL): string | undefined {
  const isPrefix = from.endsWith('*');
  const path = tidy(isPrefix ? from.slice(0, -1) : from);
  const local = prefixes.map((prefix) => withoutPrefix(path, prefix)).filter((rest) => rest !== undefined);
  return paths.find((own) => {
    // Below a locale's prefix a path only resembles the system's: refused, because no page can have it.
    const met = [path, ...local].find((one) => `${one}/`.startsWith(own));
    // The folder of files is not a file: there may have been a page with its path.
    if (met !== undefined) return isPrefix || SYSTEM.server.includes(own) || ![own, own.slice(0, -1)].includes(met);
    return isPrefix && own.startsWith(path);
  });
}

/** Normalises a path as servers do, in lower case: decoded, single slashes, no dot segments or invisible characters. */
function tidy(text: string) {
  let path = text;
  for (let i = 0; i < MOST_ENCODINGS && /%[0-9a-f]{2}/i.test(path); i++) path = decode(path);
  const parts = path
    .normalize('NFKC')
    .replace(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g, '')
    .replace(/\\/g, '/')
    .toLowerCase()
    .split('/');
  const kept: string[] = [];
  parts.forEach((part, at) => {
    const isLast = at === parts.length - 1;
    if (part === '..') kept.pop();
    // The segment ends at a semicolon; for some servers the rest are parameters.
    else if (part !== '' && part !== '.') kept.push(part.replace(/;.*$/, ''));
    if (isLast && kept.length > 0 && ['', '.', '..'].includes(part)) kept.push('');
  });
  return `/${kept.join('/')}`;
}

function decode(text: string) {
  return text.replace(/%([0-9a-f]{2})/gi, (_, digits) => String.fromCharCode(parseInt(digits, 16)));
}

function withoutPrefix(path: string, prefix: string) {
  return prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : undefined;
}
