import { Parser } from 'htmlparser2';
import type { ShareCard } from '../../lib/shareCard';

/** A card that a page's head asks for. */
export type RequestedCard = { address: string; card: ShareCard };

const PICTURE = /<meta[^>]*\bdata-card=[^>]*>/;

/** Reads from a page which card it shows; one with a picture of its own shows none. */
export function requestedCard(html: string): RequestedCard | undefined {
  const [tag] = PICTURE.exec(html) ?? [];
  if (!tag) return undefined;
  let found: RequestedCard | undefined;
  const onopentag = (_: string, { content = '', 'data-card': facts = '' }: Record<string, string>) => {
    found = { address: new URL(content).pathname, card: JSON.parse(facts) as ShareCard };
  };
  new Parser({ onopentag }).end(tag);
  return found;
}
