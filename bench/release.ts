import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../server/dataFolder';
import { goLive } from '../server/release/goLive';
import { listReleases } from '../server/site/releases';
import { prepareNext } from '../server/release/prepareNext';
import { publishRelease } from '../server/release/publishRelease';
import { SAMPLE, samplePage, writeSampleBuild } from '../server/testing/sampleBuild';

const SIZES = [100, 1_000, 5_000];
const EDITS = 5;
const FINGERPRINT = { content: '', code: '', configuration: '' };

/**
 * `npm run bench:release`: the cost of a publication without Gatsby, for builds with this many articles in two
 * languages: the first publication, one after an edit of one article, and a rollback.
 */
async function bench(): Promise<void> {
  console.log(
    'articles  pages  first    after one edit (processor): check + copy + swap  prepare  rollback (processor)',
  );
  for (const articles of SIZES) console.log(await measure(articles));
}

async function measure(articles: number): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'modrina-bench-'));
  try {
    const output = path.join(dir, 'public');
    const data = dataFolder(path.join(dir, 'data'));
    await writeArticles(output, articles);
    // Stamps of files that have just been written are not trusted.
    await sleep(1_500);
    const first = await timed(() => publishRelease(output, data, FINGERPRINT));
    await prepareNext(data);
    const edits = [];
    let prepare = 0;
    for (let edit = 0; edit < EDITS; edit++) {
      await writeFile(path.join(output, 'blog/article-7/index.html'), article(7, 'en', `Edited ${edit}`));
      edits.push(await timed(() => publishRelease(output, data, FINGERPRINT)));
      prepare = (await timed(() => prepareNext(data))).wall;
    }
    const median = edits.sort((a, b) => a.wall - b.wall)[EDITS >> 1] ?? first;
    const { check, copy, swap } = median.result.parts;
    const [, , older] = await listReleases(data);
    const back = await timed(() => goLive(data, older?.id ?? ''));
    return [
      String(articles).padEnd(8),
      String(first.result.pages).padEnd(5),
      ms(first.wall).padEnd(7),
      `${ms(median.wall)} (${ms(median.processor)}): ${check} + ${copy} + ${swap} ms`.padEnd(47),
      ms(prepare).padEnd(7),
      `${ms(back.wall)} (${ms(back.processor)})`,
    ].join('  ');
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function writeArticles(output: string, count: number): Promise<void> {
  const pages: Record<string, object> = {};
  const files: Record<string, string> = {};
  for (let number = 0; number < count; number++) {
    for (const locale of ['en', 'sl'] as const) {
      const at = addressOf(number, locale);
      pages[at] = { template: 'post', locale, collection: 'posts', record: `post${number}` };
      files[`${at.slice(1)}index.html`] = article(number, locale, 'As it was');
      files[`page-data${at}page-data.json`] = JSON.stringify({ path: at, text: 'words '.repeat(800) });
    }
  }
  const site = JSON.parse(SAMPLE['site.json'] ?? '') as { pages: object };
  await writeSampleBuild(output, {
    ...files,
    'site.json': JSON.stringify({ ...site, pages: { ...site.pages, ...pages } }),
  });
}

const addressOf = (number: number, locale: string) => `${locale === 'sl' ? '/sl' : ''}/blog/article-${number}/`;

/** Similar to a real page in length, links and images. */
function article(number: number, lang: string, title: string): string {
  const addresses = { en: addressOf(number, 'en'), sl: addressOf(number, 'sl') };
  const links = Array.from({ length: 40 }, (_, index) => `<p>Text <a href="${addressOf(index, lang)}">link</a></p>`);
  const pictures = '<img src="/static/picture-1.png" alt=""/>'.repeat(10);
  const style = `<style>${'.module--name--12345{color:red;margin:0}'.repeat(700)}</style>`;
  return samplePage({ lang, title: `${title} ${number}`, addresses, body: style + links.join('') + pictures });
}

/** On a machine with other load, processor time is more significant than wall-clock time. */
async function timed<T>(work: () => Promise<T>): Promise<{ wall: number; processor: number; result: T }> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { wall: performance.now() - started, processor: (user + system) / 1_000, result };
}

const ms = (time: number): string => (time < 1_000 ? `${Math.round(time)} ms` : `${(time / 1_000).toFixed(1)} s`);

void bench();
