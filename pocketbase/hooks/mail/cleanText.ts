/** Controls, line and paragraph separators, and marks that turn the direction of what follows. */
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Makes a visitor's text fit for a mail's header or one of its lines: one line, no invisible characters, a limited length.
 */
export function oneLine(text: string, max: number) {
  const line = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  // By whole characters: half of an emoji is none.
  const characters = Array.from(line);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line;
}

/** The same for a text of several lines, which keeps its lines and its indents. */
export function manyLines(text: string) {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\t/g, '    ').replace(UNSEEN, ''))
    .join('\n');
}
