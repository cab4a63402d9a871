import { isAnyBuilderHere } from '../queue/builders';
import { publishingRow, timeOf } from '../queue/publishingRow';
import { loadLive } from '../release/loadLive';
import { parentOf } from '../release/release';
import type { Progress } from './describe';

/** The file that `npm start` replaces each second during a first start (server/steps/forecast.ts). */
const FILE = 'run/progress.json';
/** An older estimate is one of a start that was killed. A start that publishes by itself is silent for some seconds. */
const STALE_MS = 20_000;

/** The state of the site for visitors. */
export function progressNow(): Progress {
  const now = Date.now();
  if (loadLive()) return { state: 'ready' };
  const estimate = readEstimate(now);
  if (estimate) return { state: 'building', ...estimate };
  const row = publishingRow($app);
  if (row.getString('holder') && timeOf(row, 'lease_until') > now) return { state: 'building' };
  const [last] = $app.findRecordsByFilter('builds', 'status != "queued"', '-@rowid', 1, 0);
  if (last?.getString('status') === 'failed') return { state: 'failed' };
  return { state: isAnyBuilderHere($app.store(), now) ? 'building' : 'stopped' };
}

function readEstimate(now: number): Pick<Progress, 'share' | 'rest' | 'isLate'> | undefined {
  const link = $os.getenv('SITE_RELEASE_DIR');
  try {
    return parseEstimate(toString($os.readFile(`${parentOf(link)}/${FILE}`)), now);
  } catch {
    return undefined;
  }
}

/**
 * Reads an estimate.
 * @param now in milliseconds
 * @returns undefined if it is an old one, or none
 */
function parseEstimate(text: string, now: number): Pick<Progress, 'share' | 'rest' | 'isLate'> | undefined {
  const { share, rest, isLate, at } = JSON.parse(text);
  // The clock may have been set back since.
  if (typeof at !== 'number' || Math.abs(now - at) > STALE_MS) return undefined;
  if (typeof share !== 'number' || typeof rest !== 'number') return undefined;
  return {
    share: Math.min(99, Math.max(0, Math.floor(share))),
    rest: Math.max(0, Math.ceil(rest)),
    isLate: isLate === true,
  };
}
