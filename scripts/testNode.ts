import { isOtherNode, pathWithNode } from '../server/testing/npm/otherNode';
import { bin, run } from './lib/run';

/** Runs `npm test`, or the script that the arguments name, under another version of Node: `npm run test:node -- 24`. */
async function main(): Promise<void> {
  const [major = '', script = 'scripts/test.ts', ...args] = process.argv.slice(2);
  const version = Number(major);
  if (!isOtherNode(version)) throw new Error('Usage: npm run test:node -- 22|24 [scripts/test.ts --all]');
  const env = { ...process.env, PATH: await pathWithNode(version) };
  const { code } = await run(bin('tsx'), [script, ...args], { env, echo: true });
  process.exitCode = code;
}

// Until it says otherwise (scripts/test.ts).
process.exitCode = 1;
void main();
