import type { Finding } from './AuditRule';

/**
 * What is wrong with the length of a text.
 * @param path of the page on which it stands
 * @param text
 * @param bounds in characters, both included
 */
export function checkLength(path: string, text: string, { least, most }: { least: number; most: number }): Finding[] {
  const { length } = [...text];
  return length < least || length > most ? [{ path, text: `${length} characters: ${text}` }] : [];
}
