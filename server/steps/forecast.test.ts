import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../dataFolder';
import { claimCache } from '../gatsby/gatsbyCache';
import { PHASE_WORDS } from '../gatsby/BuildClock';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { CHECKING, PUBLISHING } from '../publisher/runBuild';
import { readSettings } from '../settings';
import { Forecast } from '../terminal/Forecast';
import { BUILD, forecastBuild, forecastStart, PREPARATION, shareProgress } from './forecast';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modrina-forecast-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const data = () => dataFolder(path.join(root, 'data'));
const settings = () => readSettings({}, root);
/** The estimate when a stage begins, by a forecast that saw nothing before it. */
const restAt = (forecast: Forecast, stage: string) => {
  forecast.reach(stage);
  return forecast.now()?.rest ?? NaN;
};

test('each part that a build reports has a weight, in its order', () => {
  expect(Object.keys(BUILD)).toEqual(['Build', ...PHASE_WORDS, CHECKING, PUBLISHING]);
});

test('a first start is estimated from its first step, a later one from the build', async () => {
  const first = await forecastStart(settings(), data(), true);
  const later = await forecastStart(settings(), data(), false);
  first.reach('PocketBase');
  later.reach('PocketBase');
  expect([first.now()?.share, later.now()]).toEqual([0, undefined]);
  const preparation = PREPARATION.reduce((total, { weight }) => total + weight, 0);
  const build = restAt(later, 'Build');
  expect(build).toBeGreaterThan(30);
  expect(first.now()?.rest).toBeCloseTo(preparation + build, 0);
});

test('with a cache of the same content the estimate is shorter; of other content only the bundles are', async () => {
  const cold = restAt(await forecastBuild(settings(), data()), 'Build');
  await claimCache(root, { dataDir: data().root, preview: false });
  // The mark of a cache that somebody deleted.
  expect(restAt(await forecastBuild(settings(), data()), 'Build')).toBeCloseTo(cold, 2);
  await mkdir(path.join(root, '.cache'));
  const warm = restAt(await forecastBuild(settings(), data()), 'Build');
  const other = restAt(await forecastBuild({ root, preview: true }, data()), 'Build');
  expect([warm < other, other < cold - 10]).toEqual([true, true]);
});

test('the estimate is written each second until the end, which removes it', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'nextTick', 'setImmediate'], now: 1_700_000_000_000 });
  const cleanups: (() => Promise<void>)[] = [];
  const life = { onEnd: (cleanup: () => Promise<void>) => cleanups.push(cleanup) } as unknown as CommandLifecycle;
  const forecast = new Forecast([{ name: 'Build', weight: 30 }]);
  const end = shareProgress(forecast, data(), life);
  try {
    jest.advanceTimersByTime(1_000);
    forecast.reach('Build', 0.5);
    jest.advanceTimersByTime(1_000);
  } finally {
    jest.useRealTimers();
  }
  const read = () => readFile(data().progress, 'utf8').catch(() => '');
  for (let i = 0; i < 100 && (await read()) === ''; i++) await new Promise((wait) => setTimeout(wait, 20));
  expect(JSON.parse(await read())).toEqual({ share: 50, rest: 8, isLate: false, at: 1_700_000_002_000 });
  await end();
  expect(await read()).toBe('');
  expect(cleanups).toEqual([end]);
});
