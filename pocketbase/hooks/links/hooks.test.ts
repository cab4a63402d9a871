import schema from '../../pb_schema.json';
import linkFields from './linkFields.json';
import { localHref } from '../../../src/i18n/localHref';
import { isSafeLink } from '../../../src/lib/url/isSafeLink';

const SAFE = [
  '',
  '/',
  '/blog/',
  '/blog',
  '/sl/blog/?a=b#c',
  '/web3/#not',
  '#form',
  '/guide.pdf',
  '/%C4%8Daj/',
  '/old-page/*',
  ' /blog/ ',
  'https://modrina.example',
  'http://127.0.0.1:8090/x?y=//z',
  'HTTPS://modrina.example/a b',
  'https://modrina.example/?to=javascript:x&at=a@b',
  'mailto:a@b.example?subject=x&body=a%0Ab',
  'tel:+38612345678',
];

const SCRIPTS = [
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
];
const disguisesOf = (link: string) => [
  link,
  link.toUpperCase(),
  ` ${link}`,
  ...['\t', '\n', '\r', '\0', '\u0001', '\u00a0', '\u200b', '\u2028', '\ufeff', '\u202e', '\u00ad'].flatMap(
    (hidden) => [hidden + link, link[0] + hidden + link.slice(1), link.replace(':', `${hidden}:`)],
  ),
  link.replace(':', '&colon;'),
  link.replace(':', '%3A'),
  link.replace(':', '&#58;'),
  `&#${link.charCodeAt(0)};${link.slice(1)}`,
  `%${link.charCodeAt(0).toString(16)}${link.slice(1)}`,
  `view-source:${link}`,
];

const UNSAFE = [
  ...SCRIPTS.flatMap(disguisesOf),
  ...[
    '//evil.example',
    ' //evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
  ],
  ...['/\u200b/evil.example', '/%2Fevil.example', '/%2f%2fevil.example', '/%5Cevil.example', '%2F%2Fevil.example'],
  ...[
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https://',
    'https://a.example@evil.example',
  ],
  ...['/a%0d%0aSet-Cookie:x', '/a%00', '/a?b=%00', '/a%E2%80%AEb', '/%EF%BB%BF', '/a\u007f', 'https://a.example/%09'],
  ...[
    'blog/',
    'www.modrina.example',
    '?a=b',
    './blog/',
    '../',
    'mailto:',
    'tel:',
    'mailto://x',
    'ftp://modrina.example',
  ],
];

test.each(SAFE)('%j may be saved, and the site shows it', (link) => {
  expect(isSafeLink(link)).toBe(true);
  expect(localHref(link || '/', 'en')).not.toBeNull();
});

test.each(UNSAFE.map((link) => [link]))('%j may not be saved', (link) => {
  expect(isSafeLink(link)).toBe(false);
});

test('every link that the site would not show is refused', () => {
  const shown = UNSAFE.filter((link) => localHref(link, 'en') === null && isSafeLink(link));
  expect(shown).toEqual([]);
});

test('every field of the content that holds a link is known', () => {
  const isLink = ({ name, type }: { name: string; type: string }) =>
    type === 'text' && /(^|_)(link|website|url|href|to)$/.test(name);
  const content = schema.filter(({ listRule, type }) => type === 'base' && listRule !== null);
  const found = content.map(({ name, fields }): [string, string[]] => [
    name,
    fields.filter(isLink).map((field) => field.name),
  ]);
  expect(Object.fromEntries(found.filter(([, fields]) => fields.length > 0))).toEqual(linkFields);
});
