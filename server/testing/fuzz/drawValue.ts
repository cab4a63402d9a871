import type { Random } from '../random';

/** Values that parsers and comparisons get wrong; texts that mean something to JavaScript, SQL, HTML or a file system. */
const TEXTS: readonly string[] = [
  ...['', ' ', '\u0000', 'a\u0000b', '\ud800', '\ufeff', '\u202e', '\r\nX-Injected: 1', 'č€👋', 'é'.normalize('NFD')],
  ...['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'undefined', 'null', 'NaN'],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE posts',
    '{{name}}',
    '${7*7}',
    '%s%n',
    '$&',
    '*',
    '[[a]]',
    '{:a}',
    '@request.auth.id',
  ],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '=1+1', '-->', ']]>'],
  ...['../../etc/passwd', '..\\..\\a', '/', '//', '/sl/', '/blog/draft/', '/%', '/%00', 'https://elsewhere.example/'],
  ...[
    '0',
    '-1',
    '1e309',
    '99999999999999999999',
    '0x10',
    '2026-02-30',
    '1970-01-01 00:00:00.000Z',
    'true',
    'a@b.example',
  ],
];
const SCALARS: readonly unknown[] = [null, true, false, 0, -0, -1, 1.5, 2 ** 53, 1e308, -1e308];
/** Names that our hooks read from a body or a query; others are drawn as well. */
export const NAMES: readonly string[] = [
  ...[
    'name',
    'email',
    'message',
    'company',
    'phone',
    'form',
    'data',
    'locale',
    'key',
    'token',
    'subject',
    'subject_line',
  ],
  ...[
    'package',
    'wallet',
    'network',
    'referral',
    'page',
    'collection',
    'record',
    'path',
    'separator',
    'previews',
    'label',
  ],
  ...[
    'fence',
    'revision',
    'release',
    'status',
    'changed',
    'error',
    'holder',
    'pages',
    'parts',
    'build',
    'id',
    'created',
  ],
  ...[
    'changed_paths',
    'pages_changed',
    'dead_links',
    'duration_ms',
    'error_link',
    'progress',
    'lease_until',
    'warning',
  ],
  ...['stack', 'version', 'body', 'website', 'constructor', '__proto__', 'toString', '', '@jsonPayload', 'a.b', 'a[]'],
];

export const pick = <Item>(draw: Random, list: readonly Item[]): Item => list[Math.floor(draw() * list.length)] as Item;
export const chance = (draw: Random, share: number): boolean => draw() < share;

/** A text: one of those above, random code units, or a long one. */
export function drawText(draw: Random): string {
  if (chance(draw, 0.7)) return pick(draw, TEXTS);
  if (chance(draw, 0.3)) return pick(draw, TEXTS).repeat(Math.ceil(draw() * 2000));
  return Array.from({ length: Math.ceil(draw() * 40) }, () =>
    String.fromCharCode(Math.floor(draw() * (chance(draw, 0.5) ? 128 : 65536))),
  ).join('');
}

/** A value of any JSON type, nested now and then. */
export function drawValue(draw: Random, depth = 0): unknown {
  const kind = draw();
  if (kind < 0.45 || depth > 4) return drawText(draw);
  if (kind < 0.7) return pick(draw, SCALARS);
  const size = Math.floor(draw() * 4);
  if (kind < 0.85) return Array.from({ length: size }, () => drawValue(draw, depth + 1));
  return Object.fromEntries(Array.from({ length: size }, () => [pick(draw, NAMES), drawValue(draw, depth + 1)]));
}

/** An object with names that the hooks read. */
export const drawFields = (draw: Random): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: Math.ceil(draw() * 10) }, () => [pick(draw, NAMES), drawValue(draw)]));
