import { termsOf } from './termsOf';

/**
 * Parses a realtime subscription: `posts/*?options={"query":{"filter":"…"}}`.
 * @returns undefined when its options cannot be read
 */
export function readSubscription(subscription: string): { collection: string; terms: string } | undefined {
  const [topic = '', ...rest] = subscription.split('?');
  const texts: string[] = [];
  for (const pair of rest.join('?').split('&')) {
    if (pair === '') continue;
    const value = termsOf(pair.slice(pair.indexOf('=') + 1));
    texts.push(value);
    // JSON may write any letter as \u0040: the parsed text counts.
    try {
      collectTexts(JSON.parse(value), texts);
    } catch {
      return undefined;
    }
  }
  return { collection: topic.split('/')[0] ?? '', terms: texts.join('\n') };
}

function collectTexts(value: unknown, texts: string[]) {
  if (typeof value === 'string') texts.push(value);
  else if (value && typeof value === 'object') {
    for (const part of Object.values(value)) collectTexts(part, texts);
  }
}
