import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { run } from '../run';

/** Images, containers and their volumes: outside the project, whose tools would read a whole Debian there. */
export const STORE = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'modrina-container');

/** The paths inside the store. */
export const stored = (...parts: string[]): string => path.join(STORE, ...parts);

/** Runs a program. @returns its output @throws Error with its output if it fails */
export async function mustRun(
  program: string,
  args: string[],
  options: Parameters<typeof run>[2] = {},
): Promise<string> {
  const { code, output } = await run(program, args, options);
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output.trim()}`);
  return output.trim();
}

/** Runs buildah on the store of this test. @throws Error with its output if it fails */
export async function buildah(...args: string[]): Promise<string> {
  await mkdir(STORE, { recursive: true });
  const where = ['--root', stored('images'), '--runroot', stored('run'), '--storage-driver', 'overlay'];
  return mustRun('buildah', [...where, ...args]);
}

/** A build of one target of a Dockerfile. */
export interface Build {
  context: string;
  dockerfile: string;
  target: string;
  tag: string;
  args?: Readonly<Record<string, string>>;
  /** Options of buildah: mounts, and which files are ignored. */
  options?: readonly string[];
}

/**
 * Builds an image. Its commands run in a changed root folder with the machine's network: that needs neither a container
 * runtime nor a network of its own. HEALTHCHECK exists in Docker's format only.
 */
export async function buildImage({ context, dockerfile, target, tag, args = {}, options = [] }: Build): Promise<void> {
  const given = Object.entries(args).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  const how = ['build', '--layers', '--isolation', 'chroot', '--format', 'docker', ...options, ...given];
  await buildah(...how, '--file', dockerfile, '--target', target, '--tag', tag, context);
}

/** Whether the store has an image of this name. */
export const hasImage = (tag: string): Promise<boolean> =>
  buildah('images', '--quiet', tag).then(
    (ids) => ids !== '',
    () => false,
  );
