/**
 * Where a static host sends a visitor, by its `_redirects`: the first line that fits decides.
 * @param lines the file
 * @param path as it stands in an address
 * @returns undefined where a page or a miss is the answer
 */
export function staticAnswer(lines: string, path: string): string | undefined {
  for (const line of lines.split('\n').filter(Boolean)) {
    const [from = '', to = '', status = ''] = line.split(' ');
    const rest = from.endsWith('*') && path.startsWith(from.slice(0, -1)) ? path.slice(from.length - 1) : undefined;
    if (from !== path && rest === undefined) continue;
    return status.startsWith('3') ? to.replace(':splat', rest ?? '') : undefined;
  }
  return undefined;
}
