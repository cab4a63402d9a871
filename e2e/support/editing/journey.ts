import { mkdir, writeFile } from 'node:fs/promises';
import { type APIRequestContext, test as base } from '@playwright/test';
import type { Locale } from '../../../src/i18n/locales';
import { ownerToken } from '../owner';
import { SESSION_KEY } from '../statusPage';
import { SLOW } from '../tagOf';
import { Editing } from './Editing';
import { type Hand, Hands } from './Hands';
import { Own } from './Own';
import type { Tally } from './Tally';
import { wordsOf } from './wordsOf';

/** The folder of the counted journeys, which scripts/makeJourneys.ts reads. */
export const JOURNEYS = '.tmp/editing-journeys';

/** A journey that was made and counted. */
export interface Counted extends Tally {
  readonly name: string;
  /** The file of the test, without its end: blocks. */
  readonly group: string;
  readonly locale: Locale;
  readonly hand: Hand;
}

/** A language of the person with the means of work. */
interface Way {
  readonly locale: Locale;
  readonly hand: Hand;
}

/** Each journey is made in both languages, and by both means. */
export const WAYS: readonly Way[] = [
  { locale: 'en', hand: 'mouse' },
  { locale: 'sl', hand: 'keyboard' },
];

interface Parts {
  way: Way;
  /** A browser in which the owner is signed in already. */
  isSignedIn: boolean;
  own: Own;
  editing: Editing;
}

/** A test at the editing page. */
export const test = base.extend<Parts>({
  way: [{ locale: 'en', hand: 'mouse' }, { option: true }],
  isSignedIn: [true, { option: true }],
  locale: ({ way }, provide) => provide(way.locale === 'sl' ? 'sl-SI' : 'en-GB'),
  own: async ({ request }, provide) => {
    const own = new Own(request);
    await provide(own);
    await own.remove();
  },
  editing: async ({ page, request, way, own, isSignedIn }, provide) => {
    own.watch(page);
    if (isSignedIn) {
      const record = { email: process.env.PB_SUPERUSER_EMAIL };
      const session = JSON.stringify({ token: await ownerToken(request), record });
      await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session]);
    }
    const editing = new Editing(page, new Hands(page, way.hand), wordsOf(way.locale), way.locale);
    await provide(editing);
    // Nothing may be sent after its records are gone.
    await page.close();
  },
});

type Made = Omit<Parts, 'isSignedIn'> & { page: Editing['page']; request: APIRequestContext };

/** The variants of each journey that `npm test` runs; `test:all` runs all. */
type Kept = 'both' | 'english' | 'none';

/** A journey, made in each way; the work is counted and kept for the table. */
export function journey(name: string, kept: Kept, make: (made: Made) => Promise<void>): void {
  for (const way of WAYS)
    test.describe(`${way.locale}, ${way.hand}`, () => {
      test.use({ way });
      const isKept = kept === 'both' || (kept === 'english' && way.locale === 'en');
      test(name, isKept ? {} : SLOW, async ({ editing, own, page, request }, { titlePath }) => {
        await make({ editing, own, page, request, way });
        const group = /(\w+)\.e2e/.exec(titlePath.join(' '))?.[1] ?? '';
        await keep({ name, group, ...way, ...editing.hands.tally });
      });
    });
}

async function keep(counted: Counted): Promise<void> {
  await mkdir(JOURNEYS, { recursive: true });
  const file = `${counted.name.replace(/\W+/g, '-')}.${counted.locale}.json`;
  await writeFile(`${JOURNEYS}/${file}`, JSON.stringify(counted));
}
