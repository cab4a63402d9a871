import type { Random } from '../random';
import { chance, drawFields, drawText, drawValue, NAMES, pick } from './drawValue';

export interface Body {
  bytes: Buffer;
  type: string;
}

/** Bodies that a hook takes, by route: the starting points of mutations, so that code behind the first check runs too. */
export type Samples = Readonly<Record<string, readonly Record<string, unknown>[]>>;

const TYPES = [
  ...['application/json', 'application/json; charset=utf-16', 'APPLICATION/JSON;;', 'text/plain', '', 'a/b/c'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x', 'text/xml'],
];

/** A JSON text with what JSON.stringify() never writes. */
function brokenJson(draw: Random, text: string): string | Buffer {
  const bytes = Buffer.from(text);
  const at = Math.floor(draw() * (bytes.length + 1));
  switch (Math.floor(draw() * 8)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `{"${pick(draw, NAMES)}":1,"${pick(draw, NAMES)}":[],${text.slice(1)}`;
    case 2:
      return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc0, 0xaf, 0x00]), bytes.subarray(at)]);
    case 3:
      return `{"data":${'['.repeat(4000)}${']'.repeat(4000)}}`;
    case 4:
      return `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`;
    case 5:
      return `${text}${text}`;
    case 6:
      return JSON.stringify(drawValue(draw)) ?? 'undefined';
    default:
      return Buffer.alloc(Math.floor(draw() * 300_000), 'x');
  }
}

/** A sample with some of its fields changed, removed or added. */
function mutated(draw: Random, sample: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...sample };
  const names = Object.keys(fields);
  for (let count = Math.floor(draw() * 3); count > 0 && names.length > 0; count--) {
    const name = pick(draw, names);
    if (chance(draw, 0.2)) delete fields[name];
    else fields[name] = drawValue(draw);
  }
  return chance(draw, 0.2) ? { ...fields, ...drawFields(draw) } : fields;
}

const urlencoded = (draw: Random, fields: object): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${chance(draw, 0.9) ? encoded(textOf(value)) : '%zz%C0%AF'}`)
    .join(chance(draw, 0.9) ? '&' : ';');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** encodeURIComponent() throws at half a surrogate pair. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'));

/**
 * Draws a request's body with its content type.
 * @param samples bodies that the route takes
 */
export function drawBody(draw: Random, samples: readonly Record<string, unknown>[]): Body {
  const sample = samples.length > 0 && chance(draw, 0.7) ? pick(draw, samples) : undefined;
  const fields = sample ? mutated(draw, sample) : drawFields(draw);
  const isForm = chance(draw, 0.3);
  const text = isForm ? urlencoded(draw, fields) : JSON.stringify(fields);
  const body = !isForm && chance(draw, 0.25) ? brokenJson(draw, text) : text;
  const fits = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const type = chance(draw, 0.85) ? fits : chance(draw, 0.8) ? pick(draw, TYPES) : drawText(draw);
  return { bytes: Buffer.from(body), type };
}
