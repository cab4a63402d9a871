import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RawAnswer } from '../../testing/rawRequest';

/** Headers that are not compared: transport and time of an answer; each host has its own form of `ETag`. */
const TRAVEL = [
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'etag',
  'last-modified',
  'via',
];

/** Compares two answers: status, body, headers by name. Of the ETag only its presence. */
export function partsThatDiffer(here: RawAnswer, there: RawAnswer): string[] {
  const names = new Set([...Object.keys(here.headers), ...Object.keys(there.headers)]);
  const compared = [...names].filter((name) => !TRAVEL.includes(name));
  const tagged = Boolean(here.headers.etag) !== Boolean(there.headers.etag) ? ['etag'] : [];
  return [...['status', 'body', ...compared].filter((part) => show(here, part) !== show(there, part)), ...tagged];
}

/** A part of an answer as a text. */
export function show(answer: RawAnswer, part: string): string {
  if (part === 'status') return String(answer.status);
  if (part === 'body') return textOf(answer);
  const value = String(answer.headers[part]);
  // %0d and %0D are the same address.
  return part === 'location' ? value.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()) : value;
}

/** The beginning of a long text, for messages. */
export const brief = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** The body as it was before it was compressed. */
export function textOf({ headers, body }: RawAnswer): string {
  if (body.length === 0) return '';
  const { 'content-encoding': coding, 'content-type': type = '' } = headers;
  const plain = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
  // The order of an object's keys is not part of what it says.
  return type.startsWith('application/json') ? sorted(plain.toString()) : plain.toString();
}

function sorted(json: string): string {
  const value: unknown = JSON.parse(json);
  return JSON.stringify(Array.isArray(value) ? value : Object.fromEntries(Object.entries(Object(value)).sort()));
}
