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
