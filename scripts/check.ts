import { CORES, mapFew } from './lib/mapFew';
import { asOne, conclude, report, type Result } from './lib/report';
import { bin, run } from './lib/run';

const STEPS: [name: string, command: string, args: string[]][] = [
  ['types', bin('tsc'), ['--noEmit']],
  ['lint', bin('eslint'), ['.', '--max-warnings', '0']],
  ['formatting', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['src/styles/tokens.css is current', bin('tsx'), ['scripts/makeTokens.ts', '--check']],
  ['icons in static/ are current', bin('tsx'), ['scripts/makeIcons.ts', '--check']],
  ['deploy/ is current', bin('tsx'), ['scripts/makeDeploy.ts', '--check']],
  ['pocketbase/pb_schema.json is current', bin('tsx'), ['scripts/exportSchema.ts', '--check']],
];

/** Each is one process that keeps one core busy. */
export const CHECKS: readonly (() => Promise<Result[]>)[] = STEPS.map(([name, command, args]) => async () => {
  const outcome = await run(command, args);
  const result = asOne(name, outcome);
  report(result, outcome.output);
  return [result];
});

/** Everything that can be known without running the site: `npm run check`. */
async function check(): Promise<Result[]> {
  return (await mapFew(CHECKS, CORES, (step) => step())).flat();
}

if (process.argv[1]?.endsWith('check.ts')) void check().then(conclude);
