import type { ReadSubmission } from './readSubmission';

/** More than any form of the site has; each key costs time. */
const MAX_KEYS = 50;

/**
 * Parses JSON strictly: no key twice in an object, no half of a surrogate pair. JSON.parse() would use the last of two values
 * and accept such halves, which the database then changes.
 * @returns undefined if it is not JSON, not valid Unicode, or has very many keys
 */
export function readJson(text: string): { value: unknown } | { duplicate: string } | undefined {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}:]/g) || [];
  const keys = tokens.filter((token) => token === ':').length;
  if (keys > MAX_KEYS || tokens.some(hasHalfCharacter)) return undefined;
  const duplicate = duplicateKey(tokens);
  return duplicate === undefined ? { value } : { duplicate };
}

/**
 * Reads a form from a JSON body.
 * @param text undefined if the body is not UTF-8
 * @param check the check of the parsed value
 */
export function readJsonForm(text: string | undefined, check: (value: unknown) => ReadSubmission): ReadSubmission {
  const read = text === undefined ? undefined : readJson(text);
  if (!read) return { errors: [['body', 'invalid']] };
  return 'duplicate' in read ? { errors: [[read.duplicate, 'invalid']] } : check(read.value);
}

function duplicateKey(tokens: readonly string[]): string | undefined {
  const open: Set<string>[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i] === '{') open.push(new Set());
    else if (tokens[i] === '}') open.pop();
    else if (tokens[i] !== ':' && tokens[i + 1] === ':') {
      const key = JSON.parse(tokens[i] ?? '""') as string;
      const keys = open[open.length - 1];
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}

/** Whether a string contains the escape of half a surrogate pair: one remains after whole pairs and all others are removed. */
function hasHalfCharacter(token: string) {
  if (!token.includes('\\u')) return false;
  const others =
    /\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u(?:[0-9a-ce-fA-CE-F][0-9a-fA-F]|[dD][0-7])[0-9a-fA-F]{2}|[^u])/g;
  return token.replace(others, '').includes('\\u');
}
