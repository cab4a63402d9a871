import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser';
import { startSite } from '../scripts/lib/site';
import { makeWorkspace } from '../scripts/lib/workspace';
import { firstViewAlone, proxySite, withoutScripts } from './lib/proxySite';
import { type Act, type Visit, visitPage } from './lib/visitPage';

// Measures downloads and delays for a visitor on a phone over slow 4G with an empty cache. With BENCH_URL it measures a
// running site, otherwise one that it starts with starting content.
const FOLDER = resolve('.tmp/bench-visit');
const SUPERUSER = { PB_SUPERUSER_EMAIL: 'bench@modrina.example', PB_SUPERUSER_PASSWORD: 'only-for-this-bench' };
const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const PAINT_RUNS = Number(process.env.BENCH_PAINT_RUNS ?? 15);
/** The largest paint is over by then. */
const PAINT_REST = 1000;
/** Home, an article, a section, a list and a form. */
const PAINTED = ['/', '/blog/when-not-to-use-ai/', '/web3/', '/blog/', '/contact/'];

const PAGES = [
  { name: 'home', path: '/', link: 'main a[href^="/blog/"]' },
  { name: 'article', path: '/blog/when-not-to-use-ai/', link: 'main :is(h2, h3) a[href^="/blog/"]' },
];

/** Loads the application when the page is loaded and the browser is idle, which this site does not do. */
const whenIdle = (): void => {
  const begin = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: 'Shift' }));
  addEventListener('load', () => setTimeout(() => requestIdleCallback(begin), 1000));
};

type Row = { name: string; scripts: boolean; act: Act; before?: () => void };
const ROWS: readonly Row[] = [
  { name: 'reading only', scripts: true, act: 'reads' },
  { name: 'without scripts', scripts: false, act: 'reads' },
  { name: 'application when idle', scripts: true, act: 'reads', before: whenIdle },
  { name: 'a touch', scripts: true, act: 'touches' },
  { name: 'a link at once', scripts: true, act: 'taps a link' },
  { name: 'without scripts, a link', scripts: false, act: 'taps a link' },
  { name: 'a touch, 2 s, a link', scripts: true, act: 'touches, reads, taps a link' },
  { name: 'links in view, 2 s, one of them', scripts: true, act: 'sees the links, taps one' },
];

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};

const COLUMNS: readonly [name: string, of: (visit: Visit) => number | undefined, digits: number][] = [
  ['html', ({ html }) => html, 1],
  ['css', ({ css }) => css, 1],
  ['js', ({ js }) => js, 1],
  ['data', ({ data }) => data, 1],
  ['fonts', ({ fonts }) => fonts, 1],
  ['images', ({ images }) => images, 1],
  ['requests', ({ requests }) => requests, 0],
  ['LCP', ({ lcp }) => lcp, 0],
  ['TBT', ({ tbt }) => tbt, 0],
  ['CLS', ({ cls }) => cls, 3],
  ['hydrated', ({ hydrated }) => hydrated, 0],
  ['painted', ({ painted }) => painted, 0],
  ['navigation', ({ navigation }) => navigation, 0],
];

function print(name: string, visits: Visit[]): void {
  const cells = COLUMNS.map(([, of, digits]) => {
    const values = visits.map(of).filter((value) => value !== undefined);
    return values.length > 0 ? median(values).toFixed(digits) : '–';
  });
  const spread = visits.map(({ lcp, navigation }) => Math.round(navigation ?? lcp)).join(' ');
  console.log(`| ${name} | ${cells.join(' | ')} | ${spread} |`);
}

/** One page of each kind, as it is and with its first view alone, in turns. */
async function measureFirstPaint(browser: Browser, site: string): Promise<void> {
  const [whole, alone] = await Promise.all([proxySite(site), proxySite(site, firstViewAlone)]);
  console.log(
    `First contentful and largest contentful paint in ms, medians of ${PAINT_RUNS} in turns, beside the same page`,
  );
  console.log('without scripts, web fonts and images but the eager one.\n');
  console.log('| page | paint | alone | ratio | LCP | alone | ratio | CLS |\n|---|---:|---:|---:|---:|---:|---:|---:|');
  try {
    for (const path of PAINTED) {
      const [visits, bare]: [Visit[], Visit[]] = [[], []];
      for (let run = 0; run < PAINT_RUNS; run++) {
        visits.push(await visitPage(browser, whole.url + path, 'reads', '', undefined, PAINT_REST));
        bare.push(await visitPage(browser, alone.url + path, 'reads', '', undefined, PAINT_REST));
      }
      const beside = (of: (visit: Visit) => number) => {
        const [own, other] = [median(visits.map(of)), median(bare.map(of))];
        return `${own.toFixed(0)} | ${other.toFixed(0)} | × ${(own / other).toFixed(2)}`;
      };
      const cls = Math.max(...visits.map((visit) => visit.cls)).toFixed(3);
      console.log(`| ${path} | ${beside(({ fcp }) => fcp)} | ${beside(({ lcp }) => lcp)} | ${cls} |`);
    }
  } finally {
    whole.stop();
    alone.stop();
  }
}

async function measure(browser: Browser, site: string): Promise<void> {
  await measureFirstPaint(browser, site);
  const [withScripts, without] = await Promise.all([proxySite(site), proxySite(site, withoutScripts)]);
  try {
    await visitPage(browser, withScripts.url, 'reads', '');
    console.log('kB transferred until four seconds after load, without interaction; times in ms.');
    console.log(`Medians of ${RUNS}; the last column has each run's navigation or, without one, its LCP.`);
    for (const { name: pageName, path, link } of PAGES) {
      const visits = ROWS.map((): Visit[] => []);
      // Alternately, so that other load of the machine affects all.
      for (let run = 0; run < RUNS; run++) {
        for (const [index, { scripts, act, before }] of ROWS.entries()) {
          const { url } = scripts ? withScripts : without;
          visits[index]?.push(await visitPage(browser, url + path, act, link, before));
        }
      }
      console.log(`\n| ${pageName} | ${COLUMNS.map(([name]) => name).join(' | ')} | runs |`);
      console.log(`|---|${COLUMNS.map(() => '---:|').join('')}---|`);
      ROWS.forEach(({ name }, index) => print(name, visits[index] ?? []));
      const lcp = (index: number) => median((visits[index] ?? []).map((visit) => visit.lcp));
      console.log(`LCP relative to the same page without scripts: × ${(lcp(0) / lcp(1)).toFixed(3)}`);
    }
  } finally {
    withScripts.stop();
    without.stop();
  }
}

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const running = process.env.BENCH_URL;
    if (running) return await measure(browser, running);
    await rm(FOLDER, { recursive: true, force: true });
    await makeWorkspace(join(FOLDER, 'site'));
    const site = await startSite(join(FOLDER, 'site'), { ...SUPERUSER, DATA_DIR: join(FOLDER, 'data') });
    await measure(browser, site.url).finally(() => site.stop());
  } finally {
    await browser.close();
  }
}

void main();
