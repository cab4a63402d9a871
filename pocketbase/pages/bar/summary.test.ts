import type { BarData } from '../../hooks/bar/types';
import en from '../../../locales/en/bar.json';
import sl from '../../../locales/sl/bar.json';

import { summary } from './summary';

const WORDS = { en, sl };
const ZONE = 'Europe/Ljubljana';
const NOW = 1_000_000;
const RECORD = {
  kind: 'record',
  collection: 'posts',
  id: 'abc',
  title: 'Why',
  state: 'live',
  publishAt: '',
  since: null,
};

const of = (page: object, changes: object = {}, locale = 'en') =>
  ({
    page: { ...RECORD, ...page },
    pending: [],
    failure: null,
    names: { 'posts/abc': 'Why not' },
    builderSeen: NOW - 500,
    now: NOW,
    locale,
    words: locale === 'sl' ? sl : en,
    ...changes,
  }) as unknown as BarData;
const say = (page: object, changes?: object, locale?: string) => summary(of(page, changes, locale), ZONE);

test('a live page has the time of its publication, if it is known', () => {
  const since = { at: '2026-07-01 10:00:00.000Z', cause: 'posts "why" changed' };
  expect(say({}).note).toBe('Visitors see what was saved last.');
  expect(say({ since }).note).toBe('Visitors see it like this since 1 Jul 2026, 12:00.');
  expect(say({ since }).cause).toBe('article “why” changed');
  expect(say({ since }, {}, 'sl').note).toMatch(/^Obiskovalci stran takšno vidijo od 1\. jul\. 2026, 12:00\.$/);
  expect(say({ since: { ...since, cause: 'x'.repeat(90) } }).cause).toBe(`${'x'.repeat(40)} …`);
  expect(say({ since, state: 'changed' }).cause).toBe('');
  expect(say({ since, state: 'changed' }).note).toBe('Visitors still see what was live before.');
});

test('a change that is set aside has its sentence in place of the note', () => {
  expect(say({ state: 'changed' }).setAside).toBe('');
  const aside = say({ state: 'changed', setAside: 'changed' });
  expect([aside.note, aside.setAside]).toEqual(['', expect.stringMatching(/^Its last change is set aside/)]);
  expect(say({ kind: 'gone', setAside: 'created' }, {}, 'sl').setAside).toMatch(/^Stran je izbrisana in še ostaja/);
});

test('the sets in which a change of the page is prepared have their sentence and moment', () => {
  const prepared = [
    { title: 'Autumn', publish_at: '' },
    { title: 'Advent', publish_at: '2026-12-01 08:00:00.000Z' },
  ];
  expect(say({}).prepared).toBe('');
  expect(say({ prepared }).prepared).toBe(
    'A change is prepared: Autumn. A change is prepared: Advent. It goes live on 1 Dec 2026, 09:00.',
  );
  expect(say({ prepared: [prepared[0]] }, {}, 'sl').prepared).toBe('Pripravljena je sprememba: Autumn.');
});

test('a scheduled page has its time', () => {
  const planned = { state: 'planned', publishAt: '2026-12-01 08:00:00.000Z' };
  expect(say(planned)).toMatchObject({
    stateWords: 'Planned',
    note: 'It goes live by itself: 1 Dec 2026, 09:00.',
    edit: { words: 'Edit this page', collection: 'posts', id: 'abc' },
  });
});

test('a list has the number of its records, in the grammar of its locale', () => {
  const list = (count: number, locale: string) => say({ kind: 'list', of: 'posts', count }, {}, locale).title;
  expect([1, 10].map((count) => list(count, 'en'))).toEqual([
    'List of articles: 1 published record',
    'List of articles: 10 published records',
  ]);
  expect([1, 2, 3, 5].map((count) => list(count, 'sl'))).toEqual([
    'Seznam člankov: 1 objavljen zapis',
    'Seznam člankov: 2 objavljena zapisa',
    'Seznam člankov: 3 objavljeni zapisi',
    'Seznam člankov: 5 objavljenih zapisov',
  ]);
});

test('a page without a record has nothing to edit', () => {
  const none = say({ kind: 'none', id: undefined, title: undefined, state: undefined });
  expect(none).toMatchObject({ state: 'none', stateWords: 'No record', title: '', edit: null });
});

test('a running build comes before a waiting one, and a failure is shown while none runs', () => {
  const queued = { status: 'queued', cause: 'posts "b" changed' };
  const building = { status: 'building', cause: 'posts "a" changed', collection: 'posts', record: 'abc' };
  const failure = { error: 'The record has no title.' };
  expect(say({}).publishing).toBe('');
  expect(say({}, { pending: [queued] }).publishing).toBe('A change waits: article “b” changed.');
  expect(say({}, { pending: [building, queued], failure })).toMatchObject({
    // The title of the record, where the server has it.
    publishing: 'Being built: article “Why not” changed.',
    fault: '',
  });
  expect(say({}, { failure }).fault).toBe('The last change could not be published: The record has no title.');
  const error =
    'Two faults were found.\n- The first. Open posts a1 and correct it: https://a.example/_/#/collections?collection=posts&record=a1\n- The second.';
  expect(say({}, { failure: { error } }).fault).toBe('The last change could not be published: The first.');
  expect(say({}, { pending: [queued], builderSeen: 0 }).fault).toBe(WORDS.en.noBuilder);
  expect(say({}, { pending: [], builderSeen: 0 }).fault).toBe('');
});

test.each(['en', 'sl'])('every state has its texts in %s', (locale) => {
  const states = ['live', 'changed', 'new', 'withdrawn', 'moved', 'planned', 'draft', 'gone', 'none', 'missing'];
  for (const state of states) {
    const publishAt = '2026-12-01 08:00:00.000Z';
    const { stateWords, note } = say({ state, publishAt }, {}, locale);
    expect([state, typeof stateWords, typeof note]).toEqual([state, 'string', 'string']);
    expect(note).not.toContain('{{');
  }
});
