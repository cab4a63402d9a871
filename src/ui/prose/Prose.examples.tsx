import type { Examples } from '../Examples';
import { Prose } from './Prose';
import type { RichTextNode } from '../../lib/text/RichText';

const text = (value: string): RichTextNode => ({ type: 'text', value });
/** An element; a string among its children is text. */
const el = (
  tag: string,
  attributes: Record<string, string>,
  ...children: readonly (RichTextNode | string)[]
): RichTextNode => ({
  type: 'element',
  tag,
  attributes,
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});
const row = (cell: 'th' | 'td', scope: Record<string, string>, ...cells: string[]) =>
  el('tr', {}, ...cells.map((words) => el(cell, scope, words)));

const PLAN = 'guides/abc/plan.pdf';
const HILL = 'guides/abc/hill.svg';
const stored = (src: string, publicURL: string) => ({
  src,
  file: { publicURL, gatsbyImageData: null, width: 180, height: 60 },
});

export const proseExamples: Examples = (say) => ({
  'everything that an editor can write': (
    <Prose
      text={{
        images: [stored(HILL, '/eu/programme.svg')],
        files: [stored(PLAN, '/contours.svg')],
        tree: [
          el(
            'p',
            {},
            say('An opening with ', 'Uvod z '),
            el('strong', {}, say('strong', 'močnimi')),
            ', ',
            el('em', {}, say('stressed', 'poudarjenimi')),
            say(' and ', ' in '),
            el('code', {}, 'inline code'),
            say(' words, a ', ' besedami, '),
            el('a', { href: '/blog/' }, say('link inside', 'povezavo znotraj')),
            say(' and a ', ' in '),
            el('a', { href: 'https://www.w3.org/' }, say('link outside', 'povezavo navzven')),
            '.',
          ),
          el('h2', { id: 'example-large' }, say('A large heading', 'Velik naslov')),
          el('h3', { id: 'example-middle' }, say('A middle heading', 'Srednji naslov')),
          el('h4', { id: 'example-small' }, say('A small heading', 'Majhen naslov')),
          el(
            'ul',
            {},
            el('li', {}, say('Unordered, first', 'Neoštevilčeno, prvo')),
            el('li', {}, say('and second', 'in drugo')),
          ),
          el(
            'ol',
            {},
            el('li', {}, say('Ordered, first', 'Oštevilčeno, prvo')),
            el('li', {}, say('and second', 'in drugo')),
          ),
          el(
            'blockquote',
            {},
            el('p', {}, say('Measure first, then automate.', 'Najprej izmerimo, potem avtomatiziramo.')),
          ),
          el(
            'pre',
            { class: 'language-ts' },
            el(
              'code',
              {},
              el('span', { class: 'hljs-keyword' }, 'const'),
              ' answer = ',
              el('span', { class: 'hljs-number' }, '42'),
              '; ',
              el('span', { class: 'hljs-comment' }, '// čas je denar'),
            ),
          ),
          el(
            'table',
            {},
            el('thead', {}, row('th', { scope: 'col' }, say('Package', 'Paket'), say('Days', 'Dni'))),
            el('tbody', {}, row('td', {}, say('Check-up', 'Pregled'), '3'), row('td', {}, say('Plan', 'Načrt'), '10')),
          ),
          el('p', {}, el('img', { 'data-file': HILL, alt: say('Programme logo', 'Logotip programa') })),
          el('p', {}, el('a', { 'data-file': PLAN }, say('A file to keep', 'Datoteka za shranjevanje'))),
          el(
            'details',
            { open: '' },
            el('summary', {}, say('What an editor left open', 'Kar je urednik pustil odprto')),
            el('p', {}, say('Its text.', 'Njegovo besedilo.')),
          ),
          el('hr', {}),
          el('p', {}, say('The end.', 'Konec.')),
        ],
      }}
    />
  ),
});
