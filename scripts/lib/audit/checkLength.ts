import type { Finding } from './AuditRule';

/**
 * Checks the length of a text.
 * @param path of the page on which it stands
 * @param text
 * @param bounds in characters, both included
 * @returns a finding where the text is too short or too long
 */
export function checkLength(path: string, text: string, { least, most }: { least: number; most: number }): Finding[] {
  const { length } = [...text];
  return length < least || length > most ? [{ path, text: `${length} characters: ${text}` }] : [];
}
