import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '../server/dataFolder';
import { startWebServer } from '../server/hosts/testing/startWebServer';
import { currentRelease } from '../server/site/releases';
import { startPocketBase } from '../server/testing/throwawayPocketBase';
import { UserError } from '../server/UserError';
import { type LoadResult, loadServer } from './lib/loadServer';
import { memoryOf, processorSeconds } from './lib/processUsage';
import { markdownTable, median } from './lib/statistics';

// Responses a second from PocketBase and from nginx on the same release, in turns. The load generator runs on the same machine, so rates are those of
// both together; the processor time of a response is the server's alone.
const USAGE = 'npm run bench:serve -- [--data .data] [--rounds 5] [--seconds 4] [--connections 16]';

interface Options {
  data: string;
  rounds: number;
  seconds: number;
  connections: number;
}

function readOptions(): Options {
  const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
  const { values } = parseArgs({
    options: { data: text('.data'), rounds: text('5'), seconds: text('4'), connections: text('16') },
  });
  const count = (value: string): number => {
    if (!/^[1-9]\d*$/.test(value)) throw new UserError(USAGE);
    return Number(value);
  };
  const [rounds, seconds, connections] = [count(values.rounds), count(values.seconds), count(values.connections)];
  return { data: path.resolve(values.data), rounds, seconds, connections };
}

interface Case {
  name: string;
  path: string;
  headers: Record<string, string>;
}

/** An article with and without compression and keep-alive, a small file and the largest picture. */
async function casesOf(release: string): Promise<readonly Case[]> {
  const article = '/blog/when-not-to-use-ai/';
  const files = await readdir(path.join(release, 'static'), { recursive: true });
  const pictures = files.filter((name) => /\.(avif|webp|png|jpe?g)$/.test(name));
  const sizes = await Promise.all(pictures.map(async (name) => (await stat(path.join(release, 'static', name))).size));
  const largest = pictures[sizes.indexOf(Math.max(...sizes))] ?? '';
  return [
    { name: 'article, brotli', path: article, headers: { 'Accept-Encoding': 'br' } },
    { name: 'article, not compressed', path: article, headers: {} },
    {
      name: 'article, brotli, a connection each',
      path: article,
      headers: { 'Accept-Encoding': 'br', Connection: 'close' },
    },
    { name: 'robots.txt', path: '/robots.txt', headers: {} },
    { name: `picture of ${Math.round(Math.max(...sizes) / 1000)} kB`, path: `/static/${largest}`, headers: {} },
  ];
}

interface Round {
  result: LoadResult;
  /** Of the server's processor, a response. */
  microseconds: number;
}

interface Served {
  url: string;
  pid: number;
}

/** Loads one URL of a server. */
async function loadOnce({ url, pid }: Served, { path: at, headers }: Case, options: Options): Promise<Round> {
  const before = await processorSeconds(pid);
  const result = await loadServer({ url: url + at, headers, ...options });
  const used = (await processorSeconds(pid)) - before;
  return { result, microseconds: (used * 1e6) / (result.rate * options.seconds) };
}

/** Loads both servers in turns. @returns a row of the table, and the responses of PocketBase */
async function measure(pocketbase: Served, nginx: Served, asked: Case, options: Options) {
  const rounds: { ours: Round; theirs: Round }[] = [];
  for (let round = 0; round < options.rounds; round++)
    rounds.push({ ours: await loadOnce(pocketbase, asked, options), theirs: await loadOnce(nginx, asked, options) });
  const [ours, theirs] = [rounds.map((round) => round.ours), rounds.map((round) => round.theirs)];
  const rate = (of: readonly Round[]) => String(Math.round(median(of.map(({ result }) => result.rate))));
  const processor = (of: readonly Round[]) => String(Math.round(median(of.map(({ microseconds }) => microseconds))));
  const failed = (of: readonly Round[]) => String(of.reduce((sum, { result }) => sum + result.failed, 0));
  const ratio = median(rounds.map((round) => round.ours.result.rate / round.theirs.result.rate)).toFixed(2);
  const row = [rate(ours), rate(theirs), ratio, processor(ours), processor(theirs), failed(ours), failed(theirs)];
  return {
    row: [asked.name, ...row],
    responses: ours.reduce((sum, { result }) => sum + result.rate * options.seconds, 0),
  };
}

const HEAD = ['file', 'a second', 'nginx', 'ratio', 'processor, µs a response', 'nginx', 'failed', 'nginx'];

async function bench(): Promise<void> {
  const options = readOptions();
  const { data } = options;
  const { current, newest } = dataFolder(data);
  if (!(await currentRelease(dataFolder(data))))
    throw new UserError(`${data} has no release. Run npm start once, or name another folder by --data.`);
  const dir = await mkdtemp(path.join(tmpdir(), 'modrina-serve-'));
  const pocketbase = await startPocketBase({ releaseDir: current });
  const backend = pocketbase.url.replace('http://', '');
  const nginx = await startWebServer('nginx', path.join(dir, 'nginx'), { root: current, newest, backend });
  try {
    const before = await memoryOf(pocketbase.pid);
    let responses = 0;
    const rows: string[][] = [];
    for (const asked of await casesOf(current)) {
      const measured = await measure(pocketbase, nginx, asked, options);
      rows.push(measured.row);
      responses += measured.responses;
    }
    console.log(markdownTable(HEAD, rows));
    const after = await memoryOf(pocketbase.pid);
    console.log(`\nPocketBase's memory: ${before} MB before, ${after} MB after ${Math.round(responses)} responses`);
  } finally {
    await nginx.stop();
    await pocketbase.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

void bench().catch((error: unknown) => {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
});
