import { parseArgs } from 'node:util';
import { loseMachines } from '../server/standby/testing/loseMachines';
import { markdownTable, quantile } from './lib/statistics';

// A machine is lost at a random moment while four visitors send forms, and the next one takes the database from the bucket (Litestream).
const USAGE = 'npm run bench:standby -- [--kills 20]';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '20' } } });
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1) throw new Error(USAGE);
  const { losses, retried, twice, unexplained } = await loseMachines(kills, ({ toForm, acknowledged, missing }) =>
    console.log(
      `${toForm.toFixed(2)} s to the first form; ${missing.length} of ${acknowledged} acknowledged are missing`,
    ),
  );
  const seconds = losses.map(({ toForm }) => toForm);
  const missing = losses.flatMap((loss) => loss.missing);
  const rows = Object.entries({
    'machines lost': kills,
    'first form after, s (median)': quantile(seconds, 0.5).toFixed(2),
    'first form after, s (longest)': Math.max(...seconds).toFixed(2),
    acknowledged: losses.at(-1)?.acknowledged ?? 0,
    'of them missing': missing.length,
    'losses without a missing one': losses.filter((loss) => loss.missing.length === 0).length,
    'acknowledged before the loss, ms (median of the missing)': Math.round(quantile(missing, 0.5)),
    'acknowledged before the loss, ms (oldest of the missing)': Math.round(Math.max(0, ...missing)),
    'sent again with their key': retried,
    'stored twice': twice,
    'missing without a reason': unexplained,
  });
  console.log(
    `\n${markdownTable(
      ['', 'forms'],
      rows.map(([name, value]) => [name, String(value)]),
    )}`,
  );
  process.exitCode = twice + unexplained > 0 ? 1 : 0;
}

void main();
