import { chromium, type Page } from '@playwright/test';
import { findBrowser, LAUNCH } from '../scripts/lib/browser';
import { LETTERS } from './editing/editingProbe';
import { type EditingSite, startEditingSite } from './editing/editingSite';
import { drawn, measureDownload, measureKeys, measureStart, signedIn, type Start } from './editing/measureEditing';
import { markdownTable, median, quantile } from './lib/statistics';

// The speed of the editing page: its start, the way of a key to the drawn page, and the bytes of its lists.
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const KEYS = Number(process.env.BENCH_KEYS ?? 60);
const ARTICLES = Number(process.env.BENCH_ARTICLES ?? 2000);
const BLOCKS = Number(process.env.BENCH_BLOCKS ?? 40);
/** The processor's slowdown. */
const RATES = [1, 4];

const whole = (value: number) => value.toFixed(0);
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(2);

async function starts(on: Measured): Promise<string[][]> {
  const rows: string[][] = [];
  for (const rate of RATES) {
    const visits: Record<'first' | 'again', Start[]> = { first: [], again: [] };
    for (let run = 0; run < RUNS; run++) {
      const context = await signedIn(on.browser, on.site);
      visits.first.push(await measureStart(context, on.site, rate));
      visits.again.push(await measureStart(context, on.site, rate));
      await context.close();
    }
    for (const [name, all] of Object.entries(visits)) {
      const of = (part: keyof Start) => all.map((start) => start[part]);
      const spread = `${whole(Math.min(...of('typed')))} to ${whole(Math.max(...of('typed')))}`;
      const cells = (['field', 'typed', 'drawn'] as const).map((part) => whole(median(of(part))));
      rows.push([`${name}, ÷ ${rate}`, ...cells, spread]);
    }
  }
  return rows;
}

async function keys(on: Measured): Promise<string[][]> {
  const rows: string[][] = [];
  const context = await signedIn(on.browser, on.site);
  const letters = [...LETTERS];
  for (const rate of RATES)
    for (const field of ['title', 'rich text']) {
      const how = { isRichText: field !== 'title', letter: letters.shift() ?? 'q' };
      const times = await measureKeys(context, on.site, rate, KEYS, how);
      rows.push([`${field}, ÷ ${rate}`, whole(median(times)), whole(quantile(times, 0.95)), whole(Math.max(...times))]);
    }
  await context.close();
  return rows;
}

const LISTS: readonly { name: string; path: (site: EditingSite) => string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'list of everything',
    path: () => '',
    act: (page) => page.locator('a', { hasText: /^Bench post 0$/ }).waitFor(),
  },
  {
    name: 'page with a list of articles',
    path: ({ withList }) => `pages/${withList}`,
    act: async (page) => void (await drawn(page)),
  },
  { name: 'article', path: ({ article }) => `posts/${article}`, act: async (page) => void (await drawn(page)) },
  {
    name: 'page, then the choice of a link',
    path: ({ page, block }) => `pages/${page}?part=blocks/${block}`,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Choose (?!a file|from)/ })
        .first()
        .click();
      await page.getByRole('combobox').last().fill('Bench post 5');
      await page
        .getByRole('option', { name: /^Bench post 5\b/ })
        .first()
        .waitFor();
    },
  },
];

async function lists(on: Measured): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, path, act } of LISTS) {
    const context = await signedIn(on.browser, on.site);
    const url = `${on.site.server.url}/_site/edit/${path(on.site)}`;
    const { bytes, transferred, milliseconds } = await measureDownload(context, url, act);
    rows.push([name, megabytes(bytes), megabytes(transferred), whole(milliseconds)]);
    await context.close();
  }
  return rows;
}

interface Measured {
  browser: Awaited<ReturnType<typeof chromium.launch>>;
  site: EditingSite;
}

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log(`\n${title}\n\n${markdownTable(head, rows)}`);
}

async function main(): Promise<void> {
  const site = await startEditingSite(ARTICLES, BLOCKS);
  const browser = await chromium.launch({ executablePath: await findBrowser(), ...LAUNCH });
  const on = { browser, site };
  try {
    const of = `${BLOCKS} blocks, ${ARTICLES} articles`;
    print(
      `Start until the paint in ms, ${of}, medians of ${RUNS}`,
      ['visit', 'field', 'typed', 'drawn', 'typed, runs'],
      await starts(on),
    );
    print(`Key to paint in ms, ${KEYS} keys`, ['field', 'median', 'p95', 'longest'], await keys(on));
    print('Records until the list is shown', ['list', 'MB', 'MB transferred', 'ms'], await lists(on));
  } finally {
    await browser.close();
    await site.server.stop();
  }
}

void main();
