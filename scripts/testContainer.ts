import { spawn } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkBare } from './lib/container/checkBare';
import { checkBuilder, checkRuntime, type Times } from './lib/container/checkImages';
import { machineSettings, mountOptions } from './lib/container/machineSettings';
import { baseImages, localBase } from './lib/container/makeBases';
import { buildah, buildImage, STORE, stored } from './lib/container/store';
import { missingSentence, missingTools, withSystemPrograms } from './lib/container/tools';

const USAGE = 'Usage: npm run test:container [-- [--images] [--bare] [--local] [--clean]]';
/** The argument of the run inside the namespaces. */
const INSIDE = '--inside';
const OPTIONS = ['--images', '--bare', '--local', '--clean', INSIDE];
/**
 * crun 1.8 (Debian 12) refuses machines with both versions of cgroups. The containers have no limits, so the namespace hides
 * that folder from it.
 */
const HIDE_CGROUPS = 'mount -t tmpfs none /sys/fs/cgroup && exec "$@"';

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

/**
 * Runs this script again in a mount namespace, in which mounted images are seen by this script only. An ordinary user has
 * the rights of root there over files of the own subordinate ids (/etc/subuid), and none outside.
 * @returns its exit code
 */
function enterNamespace(script: string, args: readonly string[]): Promise<number> {
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...before] = isRoot ? ['unshare', '--mount'] : ['buildah', 'unshare'];
  const command = [process.execPath, '--import', 'tsx', script, INSIDE, ...args];
  const child = spawn(program, [...before, 'sh', '-c', HIDE_CGROUPS, 'sh', ...command], { stdio: 'inherit' });
  // A signal of the terminal reaches the child as well, which ends its containers first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
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

/** The sizes of an image with its base: in a store, and as a registry transfers it. */
interface ImageSize {
  stored: string;
  compressed: string;
}

/** Measures an image; its layers are compressed with gzip for that. */
async function measureImage(tag: string): Promise<ImageSize> {
  const folder = stored('pushed');
  await rm(folder, { recursive: true, force: true });
  await buildah('push', '--quiet', tag, `oci:${folder}:measured`);
  const blobs = path.join(folder, 'blobs/sha256');
  const sizes = await Promise.all(
    (await readdir(blobs)).map(async (name) => (await stat(path.join(blobs, name))).size),
  );
  await rm(folder, { recursive: true, force: true });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const [size = ''] = (await buildah('images', '--format', '{{.Size}}', tag)).split('\n');
  return { stored: size, compressed: `${Math.round(bytes / 1e6)} MB` };
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
