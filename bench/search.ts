import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type FoundPage, loadIndex, type PageTexts, type SiteIndex } from '../src/features/search/loadIndex';
import { indexParts, type WrittenPart } from '../src/gatsby/search/writeSearchIndex';
import { contextOf, markWords } from '../src/i18n/search/markWords';
import { indexPartPath, type SearchEntry, textPartPath } from '../src/i18n/search/SearchIndex';
import { markdownTable, quantile } from './lib/statistics';

/**
 * `npm run bench:search`: the search among these numbers of Slovenian articles of 4 kB, generated from sequences of
 * words of the starting content: building the index, after one edit, its size, opening it, and queries with results,
 * contexts and marks.
 */
const SIZES = [100, 1_000, 5_000];
const ARTICLE = 4_000;
const RUN = 8;
const ROUNDS = 5;
const LOCALE = 'sl';
const SEED = resolve('pocketbase/seed');

const QUESTIONS = [
  ...['delavnica', 'podjetij', 'sc', 'umetna inteligenca', 'kako do vavčerja', 'digitalizac', 'stroj', 'podatki'],
  ...['avtomatizacija procesov v proizvodnji', 'predstavitve', 'ponudnik programske opreme', 'racun', 'inteligneca'],
  ...['kvantni računalnik na Marsu', 'ra', 'varnostjo podatkov', 'cena', 'ladjedelnica', 'zaposleni', 'merjenje'],
];

/** Words of the starting content, in the order of its texts. */
function seedWords(): string[] {
  const files = ['posts', 'pages', 'cases', 'projects', 'workshops'].flatMap((folder) =>
    readdirSync(join(SEED, folder)).map((name) => join(SEED, folder, name)),
  );
  const html = files.filter((file) => file.endsWith('.sl.html')).map((file) => readFileSync(file, 'utf8'));
  return html
    .join(' ')
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

/** The same numbers in every run. */
function makeRandom(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function articles(count: number): SearchEntry[] {
  const words = seedWords();
  const random = makeRandom();
  const text = (letters: number): string => {
    let made = '';
    while (made.length < letters) {
      const from = random(words.length - RUN);
      made += `${words.slice(from, from + RUN).join(' ')} `;
    }
    return made.trim();
  };
  return Array.from({ length: count }, (_, number) => ({
    path: `/sl/blog/clanek-${number}/`,
    kind: 'post',
    title: text(45),
    summary: text(120),
    tags: 'Podatki',
    headings: text(120),
    text: text(ARTICLE),
  }));
}

type Timed<T> = { result: T; wall: number; processor: number };

/** In milliseconds; on a machine with other load the processor time is what a visitor waits. */
async function timed<T>(run: () => T | Promise<T>): Promise<Timed<T>> {
  const used = process.cpuUsage();
  const since = performance.now();
  const result = await run();
  const wall = performance.now() - since;
  const { user, system } = process.cpuUsage(used);
  return { result, wall, processor: (user + system) / 1000 };
}

/** Answers the search's requests from memory instead of the network. */
function serve(parts: readonly WrittenPart[]): void {
  const files = new Map(
    parts.flatMap(({ index, texts }, part) => [
      [indexPartPath(LOCALE, part), index] as const,
      [textPartPath(LOCALE, part), texts] as const,
    ]),
  );
  globalThis.fetch = (async (path: string) => new Response(files.get(path))) as typeof fetch;
}

/** Compresses as the server does for files that change often. */
const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(2);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Does the page's work for one result, and returns its amount. */
function contextAndMarks({ path, title, terms }: FoundPage, texts: PageTexts): number {
  const context = contextOf(texts.get(path) ?? '', terms, LOCALE) ?? '';
  return markWords(title, terms, LOCALE).length + markWords(context, terms, LOCALE).length;
}

async function ask(index: SiteIndex, texts: PageTexts): Promise<Timed<unknown>[]> {
  const times: Timed<unknown>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const question of QUESTIONS) {
      times.push(await timed(() => index.find(question).pages.map((page) => contextAndMarks(page, texts))));
    }
  }
  return times;
}

async function measure(count: number): Promise<string[]> {
  const entries = articles(count);
  const made = await timed(() => indexParts(entries, LOCALE));
  const parts = made.result;
  const edited = entries.map((entry, place) => (place === 7 ? { ...entry, title: 'Drugačen naslov' } : entry));
  const remade = await timed(() => indexParts(edited, LOCALE));
  serve(parts);
  const opened = await timed(() => loadIndex(LOCALE));
  const times = await ask(opened.result, await opened.result.texts);
  const of = (name: 'wall' | 'processor', share: number) =>
    quantile(
      times.map((time) => time[name]),
      share,
    ).toFixed(1);
  return [
    String(count),
    String(parts.length),
    made.processor.toFixed(0),
    remade.processor.toFixed(0),
    megabytes(sum(parts.map((part) => gzipSync(part.index).length))),
    megabytes(sum(parts.map((part) => brotli(part.index)))),
    megabytes(sum(parts.map((part) => brotli(part.texts)))),
    opened.processor.toFixed(0),
    `${of('wall', 0.5)} (${of('processor', 0.5)})`,
    `${of('wall', 0.95)} (${of('processor', 0.95)})`,
  ];
}

const HEAD = [
  ...['articles', 'parts', 'made', 'after an edit', 'index, MB gz', 'index, MB br', 'texts, MB br', 'opened'],
  ...['question', 'question, p95'],
];

async function bench(): Promise<void> {
  const [size] = process.argv.slice(2);
  const rows: string[][] = [];
  for (const count of size ? [Number(size)] : SIZES) rows.push(await measure(count));
  console.log('Processor times in milliseconds; of queries, wall-clock time (processor time).');
  console.log(markdownTable(HEAD, rows));
}

void bench();
