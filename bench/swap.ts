import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '../server/dataFolder';
import { publishRelease } from '../server/release/publishRelease';
import { startPocketBase } from '../server/testing/throwawayPocketBase';
import { markdownTable, quantile } from './lib/statistics';
import { newSeen, visit } from './lib/swapClients';
import { writeNumberedBuild } from './lib/swapRelease';

// Visitors must see one complete release or the next one: hundreds of requests a second while releases are published.
const USAGE = 'npm run bench:swap -- [--releases 300] [--clients 16]';
const FINGERPRINT = { content: '', code: '', configuration: '' };

function readOptions(): { releases: number; clients: number } {
  const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
  const { values } = parseArgs({ options: { releases: text('300'), clients: text('16') } });
  const [releases, clients] = [Number(values.releases), Number(values.clients)];
  if (![releases, clients].every((value) => Number.isInteger(value) && value > 0)) throw new Error(USAGE);
  return { releases, clients };
}

async function main(): Promise<void> {
  const { releases, clients } = readOptions();
  const dir = await mkdtemp(path.join(tmpdir(), 'modrina-swap-'));
  const data = dataFolder(dir);
  const output = path.join(dir, 'public');
  const swaps: number[] = [];
  const publish = async (release: number) => {
    await writeNumberedBuild(output, release);
    const { parts } = await publishRelease(output, data, FINGERPRINT);
    swaps.push(parts.swap);
  };
  const server = await startPocketBase({ dir });
  try {
    await publish(1);
    const seen = newSeen();
    let isOver = false;
    const since = performance.now();
    const visits = Array.from({ length: clients }, () => visit(server.url, seen, () => isOver));
    for (let release = 2; release <= releases; release++) await publish(release);
    isOver = true;
    await Promise.all(visits);
    const seconds = (performance.now() - since) / 1000;

    const faults = { mixed: seen.mixed, partial: seen.partial, failed: seen.failed };
    const strays = { 'of another release': seen.estranged, 'older after newer': seen.backwards };
    const rows = Object.entries({
      'releases published': releases,
      'of them seen': seen.releases.size,
      'pages read': seen.pages,
      'scripts read': seen.scripts,
      'answers a second': Math.round((seen.pages + seen.scripts) / seconds),
      'the swap itself, ms (median)': quantile(swaps, 0.5),
      ...faults,
      ...strays,
    });
    console.log(
      markdownTable(
        ['', String(clients) + ' visitors'],
        rows.map(([name, value]) => [name, String(value)]),
      ),
    );
    seen.examples.forEach((example) => console.log(`  ${example}`));
    const isSound = Object.values({ ...faults, ...strays }).every((count) => count === 0);
    console.log(isSound ? '\n0 mixed, 0 partial, 0 failed' : '\nThe bench FAILED: see the table');
    process.exitCode = isSound ? 0 : 1;
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

void main();
