import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../process/runCommand';
import { ROOT } from '../../settings';

/** Packages of packages are those of this day, as a lockfile would have them. */
const AS_OF = '2026-11-24';

/**
 * Fetches packages from npm into a folder of their own, once: programs that only some tests run, and that would double what
 * `npm ci` gets.
 * @param name of the folder
 * @param packages with exact versions
 * @returns the folder that holds `node_modules`
 * @throws Error with npm's output
 */
export async function npmPackages(name: string, packages: readonly string[]): Promise<string> {
  const folder = path.join(ROOT, '.tmp/npm', name);
  const done = path.join(folder, `${packages.join(' ').replaceAll('/', '-')}.done`);
  if (existsSync(done)) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const install = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--before', AS_OF, ...packages];
  const { code, output } = await runCommand('npm', install, { cwd: folder });
  if (code !== 0) throw new Error(`npm could not get ${packages.join(' ')}:\n${output}`);
  await writeFile(done, '');
  return folder;
}
