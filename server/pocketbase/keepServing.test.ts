import { OperatorError, TransientError, UserError } from '../UserError';
import { RestartPauses } from '../process/RestartPauses';
import { keepServing, type Supervised } from './keepServing';
import type { Server } from './servePocketBase';

interface Run extends Server {
  crash(): void;
}

let runs: Run[];
let said: string[];
/** Errors that the next starts fail with. */
let failures: Error[];
let supervised: Supervised | undefined;
beforeEach(() => {
  [runs, said, failures] = [[], [], []];
});
afterEach(() => supervised?.stop());

function startOnce(): Run {
  let end: (code: number | null) => void = () => undefined;
  const gone = new Promise<{ code: number | null; output: string }>((resolve) => {
    end = (code) => resolve({ code, output: '' });
  });
  const stop = async () => end(0);
  return { pid: 1, url: 'http://127.0.0.1:1', gone, stop, kill: stop, crash: () => end(null) };
}

async function supervise(portTakenMs?: number): Promise<Supervised> {
  supervised = await keepServing({
    start: async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      runs.push(startOnce());
      return runs.at(-1) as Run;
    },
    say: (text) => said.push(text),
    pauses: new RestartPauses({ firstMs: 1, longestMs: 2, healthyMs: 60_000 }),
    ...(portTakenMs !== undefined && { portTakenMs }),
  });
  return supervised;
}

async function runsAre(count: number): Promise<void> {
  while (runs.length < count) await new Promise((wait) => setTimeout(wait, 1));
}

test('fifty crashes in a row are no reason to give up', async () => {
  await supervise();
  for (let count = 1; count <= 50; count++) {
    runs.at(-1)?.crash();
    await runsAre(count + 1);
  }
  expect(said[0]).toMatch(/^PocketBase stopped by itself \(code null\)\. Starting it again in 0\.001 s\.$/);
});

test('starts that fail because of a disk, a kill or an unknown cause are repeated, and reported once', async () => {
  await supervise();
  const full = () => new TransientError('The disk is full.', 'disk I/O error');
  failures = [new UserError('PocketBase stopped as soon as it started.'), ...Array.from({ length: 20 }, full)];
  runs[0]?.crash();
  await runsAre(2);
  expect(said.filter((text) => text.startsWith('The disk is full.'))).toHaveLength(1);
});

test('a cause that no retry mends is passed on', async () => {
  const { failed } = await supervise();
  failures = [new OperatorError('The database is damaged.')];
  runs[0]?.crash();
  await expect(failed).rejects.toThrow('The database is damaged.');
});

test('a port that stays taken is passed on; one that is free again is not', async () => {
  const taken = () => new TransientError('Another program listens.', 'bind: address already in use');
  const { failed } = await supervise(20);
  failures = [taken()];
  runs[0]?.crash();
  await runsAre(2);
  failures = Array.from({ length: 1_000 }, taken);
  runs[1]?.crash();
  await expect(failed).rejects.toBeInstanceOf(OperatorError);
});

test('stopped during a pause, nothing is started again', async () => {
  supervised = await keepServing({
    start: async () => {
      runs.push(startOnce());
      return runs.at(-1) as Run;
    },
    say: (text) => said.push(text),
    pauses: new RestartPauses({ firstMs: 60_000, longestMs: 60_000, healthyMs: 60_000 }),
  });
  runs[0]?.crash();
  while (said.length === 0) await new Promise((wait) => setTimeout(wait, 1));
  await supervised.stop();
  expect(runs).toHaveLength(1);
});
