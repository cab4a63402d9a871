/** Lines by which a text shows that it is Markdown; the number says how many of them it takes. */
const LINES: readonly [RegExp, number][] = [
  [/^ {0,3}#{1,6} +\S/, 1],
  [/^ {0,3}(`{3,}|~{3,})/, 1],
  [/^ {0,3}> ?\S/, 1],
  // One line with a number or a dash at its start may be a date, or what somebody says.
  [/^ *[-*+•] +\S/, 2],
  [/^ *\d{1,3}[.)] +\S/, 2],
  [/^\s*\|?\s*:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)+\|?\s*$/, 1],
];

/** Marks within a line. */
const MARKS = [
  /\*\*\S.*?\S?\*\*/,
  /(?<!\w)__\S.*?\S__(?!\w)/,
  /\[[^\]]+\]\((https?:|mailto:|\/|#)[^)]*\)/,
  /`[^`\s][^`]*`/,
];

/** Whether a plain text is Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/);
  return (
    LINES.some(([pattern, enough]) => lines.filter((line) => pattern.test(line)).length >= enough) ||
    MARKS.some((mark) => mark.test(text))
  );
}
