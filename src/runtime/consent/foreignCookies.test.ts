import { LOCALE_COOKIE } from '../../i18n/localeCookie';
import { COOKIE } from './choice';
import { OTHERS, TAGS } from './foreignCookies';

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
