import { COOKIE, keptChoice, kindsOf, revisionOf, OTHERS, TAGS } from './choice';
import { LOCALE_COOKIE } from '../../i18n/localeCookie';

const cookie = (value: unknown) => `a=b; ${COOKIE}=${encodeURIComponent(JSON.stringify(value))}; ${COOKIE}2=x`;
const BOTH = ['analytics', 'functional'] as const;

it('has the kinds that the site needs', () => {
  const widget = 'https://chat.example/widget.js';
  expect(kindsOf({ tagManager: true, widget: null })).toEqual(['analytics']);
  expect(kindsOf({ tagManager: false, widget })).toEqual(['functional']);
  expect(kindsOf({ tagManager: true, widget })).toEqual(BOTH);
});

it('distinguishes the sets of kinds', () => {
  const sets = [[], ['analytics'], ['functional'], BOTH] as const;
  expect(new Set(sets.map(revisionOf)).size).toBe(4);
});

it('reads the choice that was kept', () => {
  const value = (categories: string[]) => cookie({ categories, revision: revisionOf(BOTH) });
  expect(keptChoice(value(['necessary', 'functional']), BOTH)).toEqual({ analytics: false, functional: true });
  expect(keptChoice(value(['necessary']), BOTH)).toEqual({ analytics: false, functional: false });
});

it('takes an answer to other questions for none', () => {
  const value = cookie({ categories: ['necessary', 'analytics'], revision: revisionOf(['analytics']) });
  expect(keptChoice(value, ['analytics'])).toEqual({ analytics: true, functional: false });
  expect(keptChoice(value, BOTH)).toBeNull();
});

it.each([
  '',
  'a=b',
  `${COOKIE}=`,
  `${COOKIE}=%`,
  `${COOKIE}={`,
  `${COOKIE}=null`,
  cookie('text'),
  cookie({ categories: 1 }),
])('finds no choice in %p', (cookies) => expect(keptChoice(cookies, BOTH)).toBeNull());

const kindOf = (name: string) => (TAGS.test(name) ? 'tags' : OTHERS.test(name) ? 'others' : 'own');

it.each([
  ['_ga', 'tags'],
  ['_ga_ABC123', 'tags'],
  ['_gid', 'tags'],
  ['_gat_gtag_UA_1', 'tags'],
  ['_gcl_au', 'tags'],
  ['chat-session', 'others'],
  ['_session', 'others'],
  [`${COOKIE}-of-the-chat`, 'others'],
  [COOKIE, 'own'],
  [LOCALE_COOKIE, 'own'],
])('%s is one of the %s', (name, kind) => expect(kindOf(name)).toBe(kind));
