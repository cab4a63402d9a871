import { rm } from 'node:fs/promises';
import { checkBare } from './lib/container/checkBare';
import { checkBuilder, checkRuntime, type Times } from './lib/container/checkImages';
import { enterNamespace, INSIDE } from './lib/container/enterNamespace';
import { machineSettings, mountOptions } from './lib/container/machineSettings';
import { baseImages, localBase } from './lib/container/makeBases';
import { measureImage } from './lib/container/measureImage';
import { buildImage, STORE } from './lib/container/store';
import { missingSentence, missingTools, withSystemPrograms } from './lib/container/tools';

const USAGE = 'Usage: npm run test:container [-- [--images] [--bare] [--local] [--clean]]';
const OPTIONS = ['--images', '--bare', '--local', '--clean', INSIDE];
const CHECKS = { runtime: checkRuntime, builder: checkBuilder } as const;

/**
 * `npm run test:container`: builds both images of deploy/Dockerfile without Docker and runs them (`--images`), and runs the
 * README's commands in a Debian with nothing but Node, npm, Python and pip (`--bare`); by default both. `--local` ignores the
 * pinned base images; `--clean` deletes the images that are kept for the next run.
 */
async function main(args: readonly string[]): Promise<number> {
  process.env.PATH = withSystemPrograms(process.env.PATH ?? '');
  const missing = await missingTools(process.env.PATH);
  const refused =
    missing.length > 0 ? missingSentence(missing) : args.every((arg) => OPTIONS.includes(arg)) ? '' : USAGE;
  if (refused) {
    console.error(refused);
    return 1;
  }
  if (!args.includes(INSIDE)) return enterNamespace(__filename, args);
  if (args.includes('--clean')) {
    await rm(STORE, { recursive: true, force: true });
    return 0;
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const isAll = !args.includes('--images') && !args.includes('--bare');
  if (isAll || args.includes('--images')) await testImages(args.includes('--local'));
  if (isAll || args.includes('--bare')) {
    console.log('A Debian with Node, npm, Python and pip only');
    printTimes(await checkBare(await localBase('bare')));
  }
  console.log(`\nThe images stay in ${STORE} for the next run. To delete them: npm run test:container -- --clean`);
  return 0;
}

async function testImages(onlyLocal: boolean): Promise<void> {
  const bases = await baseImages(onlyLocal);
  const options = [...mountOptions(await machineSettings()), '--ignorefile', 'deploy/Dockerfile.dockerignore'];
  for (const [target, check] of Object.entries(CHECKS)) {
    const tag = `localhost/site-${target}`;
    console.log(`Image "${target}"`);
    await buildImage({ context: '.', dockerfile: 'deploy/Dockerfile', target, tag, args: bases, options });
    const size = await measureImage(tag);
    console.log(`  size ${size.stored}, compressed ${size.compressed}`);
    printTimes(await check(tag));
  }
}

function printTimes(times: Times): void {
  for (const [event, seconds] of Object.entries(times)) console.log(`  ${event.padEnd(28)} ${seconds.toFixed(1)} s`);
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
