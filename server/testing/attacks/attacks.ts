import { URLS, VECTORS } from './VECTORS';

/** Places in which a text may stand when it is embedded: each closes one and goes on as markup. */
const CARRIERS: readonly ((payload: string) => string)[] = [
  (payload) => `">${payload}`,
  (payload) => `'>${payload}`,
  (payload) => `--></script></style></title></textarea>]]>${payload}`,
  (payload) => `<p title="${payload}">x</p>`,
  (payload) => payload.replace(/[<>"&]/g, (sign) => `&#${sign.charCodeAt(0)};`),
];

/** How many of the vectors are put into every carrier: the hand-written ones, which come first. */
const CARRIED = 150;

/** All payloads, distinct and always in the same order. */
export const ATTACKS: readonly string[] = [
  ...new Set([...VECTORS, ...VECTORS.slice(0, CARRIED).flatMap((vector) => CARRIERS.map((carry) => carry(vector)))]),
];

/** Payloads for fields that hold a URL. */
export const ATTACK_URLS: readonly string[] = [...new Set([...URLS, ...ATTACKS])];

/** The first of the payloads are written by hand. */
const BY_HAND = 250;

/** Payloads for a test that draws each of them: all that are written by hand, and one in so many of the combined ones. */
export const sampleOf = (payloads: readonly string[], oneIn: number): readonly string[] =>
  payloads.filter((_, index) => index < BY_HAND || index % oneIn === 0);
