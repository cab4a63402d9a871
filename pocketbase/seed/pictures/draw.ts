import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from './catalogue';
import { press } from './core/press';
import { logo } from './site/logo';

/** Draws the catalogue: `draw.ts <outDir> [--only name]`, where the name may be a part of one. */
async function main(): Promise<void> {
  const [outDir, flag, only = ''] = process.argv.slice(2);
  if (!outDir || (flag && flag !== '--only')) throw new Error('Usage: draw.ts <outDir> [--only name]');
  const wanted = Object.entries(catalogue).filter(([name]) => name.includes(only));
  const queue = [...wanted];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await press(outDir, ...next);
      process.stdout.write(`${++done}/${wanted.length} ${next[0]}\n`);
    }
  };
  // Two at a time: one is drawn here while sharp presses the other on its own thread.
  await Promise.all([work(), work()]);
  if (!only) {
    mkdirSync(join(outDir, 'site'), { recursive: true });
    writeFileSync(join(outDir, 'site/logo.svg'), logo);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
