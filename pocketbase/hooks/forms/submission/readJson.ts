/** More than any form of ours has; what follows costs time for each. */
const MAX_KEYS = 50;

/**
 * Reads JSON as it was written or not at all: no key twice in an object, no half of a character. JSON.parse() would keep
 * the last of two values and let such halves through, which the database then changes.
 * @returns undefined if it is no JSON, not text as Unicode
 *   has it, or has very many keys
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

/** Whether a string holds the escape of half a surrogate pair: what remains when whole pairs and all others are out. */
function hasHalfCharacter(token: string) {
  if (!token.includes('\\u')) return false;
  const others =
    /\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u(?:[0-9a-ce-fA-CE-F][0-9a-fA-F]|[dD][0-7])[0-9a-fA-F]{2}|[^u])/g;
  return token.replace(others, '').includes('\\u');
}
