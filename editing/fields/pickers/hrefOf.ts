import { EMAIL } from '../../../src/lib/forms/EMAIL';
import { isSafeLink } from '../../../src/lib/url/isSafeLink';

const PHONE = /^\+?[\d\s()/-]{6,}$/;
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/**
 * The address that a person means: "hello@modrina.example" → "mailto:hello@modrina.example", "modrina.example" →
 * "https://modrina.example".
 * @returns undefined for words that are no address
 */
export function hrefOf(typed: string): string | undefined {
  const text = typed.trim();
  if (!text) return undefined;
  if (/^(?:[/#]|https?:|mailto:|tel:)/i.test(text)) return isSafeLink(text) ? text : undefined;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`;
  return HOST.test(text) ? `https://${text}` : undefined;
}
