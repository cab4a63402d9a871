import { CORES, mapFew } from './lib/mapFew';
import { conclude, type Result, runStep } from './lib/report';
import { TSC } from './lib/run';

const STEPS: [name: string, program: string, args: string[]][] = [
  ['types', TSC, ['--noEmit']],
  ['types of the hooks', TSC, ['--noEmit', '-p', 'pocketbase/hooks']],
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['formatting', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['src/styles/tokens.css is current', 'tsx', ['scripts/makeTokens.ts', '--check']],
  ['icons in static/ are current', 'tsx', ['scripts/makeIcons.ts', '--check']],
  ['deploy/ is current', 'tsx', ['scripts/makeDeploy.ts', '--check']],
  ['docs/gtm-container.json is current', 'tsx', ['scripts/makeContainer.ts', '--check']],
  ['pocketbase/pb_schema.json is current', 'tsx', ['scripts/exportSchema.ts', '--check']],
  ['pocketbase/hooks/pocketbase.d.ts is current', 'tsx', ['scripts/makePocketBaseTypes.ts', '--check']],
];

/** Each is one process that keeps one core busy. */
export const CHECKS: readonly (() => Promise<Result[]>)[] = STEPS.map((step) => () => runStep(...step));

/** All checks that do not run the site: `npm run check`. */
async function check(): Promise<Result[]> {
  return (await mapFew(CHECKS, CORES, (step) => step())).flat();
}

if (process.argv[1]?.endsWith('check.ts')) {
  // Until conclude() says otherwise (scripts/test.ts).
  process.exitCode = 1;
  void check().then(conclude);
}
