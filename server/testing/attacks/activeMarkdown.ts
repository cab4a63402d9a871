const FENCE = /^( {0,3}(?:> ?|- |\d+\. )*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n\1?\s*\2`*\s*$/gm;
const SPAN = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;
const SAFE_TARGET = /^(?:https?:|mailto:|tel:)/i;

/**
 * Finds HTML and links in Markdown that could run a script: code and signs that a backslash marks are left out first.
 * @param text CommonMark
 */
export function activeMarkdown(text: string): string[] {
  const rest = text
    .replace(FENCE, '')
    .replace(/\\[^\w\s]/g, '')
    .replace(SPAN, '');
  const html = [...rest.matchAll(/<(?!https?:\/\/)[a-z!/?][^\n]{0,40}/gi)].map(([found]) => found);
  const targets = [...rest.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target);
  const references = [...rest.matchAll(/^ {0,3}\[[^\]]+\]:[^\n]*/gm)].map(([found]) => found);
  return [...html, ...targets.filter((target) => !SAFE_TARGET.test(target)), ...references];
}
