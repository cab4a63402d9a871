/** Bytes that no text may hold: C0 but tab, line feed and carriage return, and DEL. */
const FORBIDDEN = Uint8Array.from({ length: 256 }, (_, byte) =>
  (byte < 32 && ![9, 10, 13].includes(byte)) || byte === 127 ? 1 : 0,
);
const SCRIPT = /\.m?js$/;

/**
 * The first control character of a text file, as `U+0000`. In UTF-8 such a byte never belongs to another character.
 * In scripts only U+0000 counts: minifiers write the others as they are into strings and patterns, which is allowed.
 */
export function findControl(file: string, content: Uint8Array): string | undefined {
  if (SCRIPT.test(file)) return content.includes(0) ? 'U+0000' : undefined;
  const byte = content.find((each) => FORBIDDEN[each] === 1);
  return byte === undefined ? undefined : `U+${byte.toString(16).toUpperCase().padStart(4, '0')}`;
}
