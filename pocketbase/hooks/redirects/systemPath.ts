import SYSTEM from '../lib/systemPaths.json';

const ALL = [...SYSTEM.server, ...SYSTEM.files];
/** Deeper encodings than any server decodes. */
const MOST_ENCODINGS = 10;

/**
 * The system's path that a rule would take from the server: ("/_si*") → "/_site/". In whatever spelling: encoded, in another
 * case, with doubled slashes or dot segments, below a language's prefix.
 * @param from path of a redirect or of a removed page; a `*` at its end stands for anything
 * @param prefixes of the languages, such as "/sl"
 * @param paths to protect, each with a slash at its end; by default the server's and the build's own files
 * @returns the path, or nothing where the rule takes none
 */
export function systemPathOf(from: string, prefixes: string[] = [], paths: string[] = ALL): string | undefined {
  const isPrefix = from.endsWith('*');
  const path = tidy(isPrefix ? from.slice(0, -1) : from);
  const local = prefixes.map((prefix) => withoutPrefix(path, prefix)).filter((rest) => rest !== undefined);
  return paths.find((own) => {
    // Below a language's prefix lies a path that only looks like the system's: refused, for no page can have it.
    const met = [path, ...local].find((one) => `${one}/`.startsWith(own));
    // The folder of files is no file: a page of that name may have stood there.
    if (met !== undefined) return isPrefix || SYSTEM.server.includes(own) || ![own, own.slice(0, -1)].includes(met);
    return isPrefix && own.startsWith(path);
  });
}

/** A path as servers read it, in lower case: decoded, with single slashes, without dot segments and unseen characters. */
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
    // The segment ends at a semicolon; some servers take the rest for parameters.
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
