import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type EditTimes, measureEdit, measureNew } from './lib/measureEdit';
import { posts } from './lib/posts';
import { makePublishingSite, type PublishingSite } from './lib/publishingSite';
import { markdownTable, median, quantile } from './lib/statistics';

// An editor's waiting time: from a saved edit, and from a new article, to the served page, on a site that `npm start` runs.
const FOLDER = resolve('.tmp/bench-publish');
const USAGE = 'BENCH_SIZES=100,1000,5000 BENCH_EDITS=20 npm run bench:publish';
/** In order; a part without a figure took no time. */
const PARTS = ['wait', 'digest', 'source', 'webpack', 'render', 'check', 'copy', 'swap'];

function numbers(name: string, fallback: string): number[] {
  const values = (process.env[name] || fallback).split(',').map(Number);
  if (values.some((value) => !Number.isInteger(value) || value < 1)) throw new Error(`${name} is invalid. ${USAGE}`);
  return values;
}

const seconds = (value: number): string => value.toFixed(2);

/** New articles after the edits: each moves an article on every page of the list. */
const NEW = 5;

async function publishNew(site: PublishingSite): Promise<EditTimes[]> {
  const times: EditTimes[] = [];
  for (const [number, post] of posts(NEW).entries()) {
    const name = { slug: `bench-new-${number}`, title: `New article ${number}`, title_sl: `Nov članek ${number}` };
    const publish_at = new Date().toISOString().replace('T', ' ');
    times.push(await measureNew(site, { ...post, ...name, publish_at }));
  }
  return times;
}

function rowOf(size: number, edits: readonly EditTimes[], fresh: readonly EditTimes[]): string[] {
  const times = edits.map((edit) => edit.seconds);
  const partOf = (part: string) => median(edits.map(({ row }) => (row.parts?.[part] ?? 0) / 1000));
  return [
    String(size),
    String(edits.at(-1)?.row.pages ?? 0),
    seconds(median(times)),
    seconds(quantile(times, 0.95)),
    seconds(Math.max(...times)),
    seconds(median(fresh.map((each) => each.seconds))),
    String(median(edits.map(({ row }) => row.pages_changed))),
    ...PARTS.map((part) => seconds(partOf(part))),
  ];
}

async function measure(size: number, count: number): Promise<string[]> {
  const since = performance.now();
  const site = await makePublishingSite({ folder: FOLDER, posts: posts(size) });
  console.log(`${size} posts: first release served after ${seconds((performance.now() - since) / 1000)} s`);
  try {
    // A site's first edit does not follow its start at once: this one waits until the builder is warm.
    const first = await measureEdit(site, 'bench-0', 'First edit');
    console.log(`${size} posts: the first edit after the start ${seconds(first.seconds)} s`);
    const edits: EditTimes[] = [];
    for (let edit = 0; edit < count; edit++) {
      // Distributed over the list, from the newest to the oldest.
      const slug = `bench-${Math.floor((edit * size) / count)}`;
      edits.push(await measureEdit(site, slug, `Edit ${edit} of ${size}`));
    }
    const fresh = await publishNew(site);
    const listOf = (times: readonly EditTimes[]) => times.map((each) => seconds(each.seconds)).join(', ');
    console.log(`${size} posts: edits ${listOf(edits)} s; new articles ${listOf(fresh)} s`);
    return rowOf(size, edits, fresh);
  } finally {
    await site.stop();
  }
}

async function main(): Promise<void> {
  const [count = 20] = numbers('BENCH_EDITS', '20');
  const rows: string[][] = [];
  for (const size of numbers('BENCH_SIZES', '100,1000,5000')) rows.push(await measure(size, count));
  const head = ['posts', 'pages', 'median s', 'p95 s', 'worst s', 'new article s', 'pages rebuilt', ...PARTS];
  console.log(`\nFrom a saved edit to the served page, ${count} edits each; medians of the parts in seconds\n`);
  console.log(markdownTable(head, rows));
  await rm(FOLDER, { recursive: true, force: true });
}

void main();
