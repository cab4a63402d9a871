import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../release/listFiles';

const FOLDERS = ['src', 'plugins', 'locales', 'static'];
const FILES = /^(gatsby-[\w-]+\.(ts|tsx|js|jsx)|package\.json|package-lock\.json|tsconfig\.json)$/;
/** Written by the build itself, or of tests only. */
const WITHOUT_EFFECT =
  /(^src\/gatsby-types\.d\.ts|^src\/testing\/.*|\.test\.(ts|tsx|js)|(^|\/)\.DS_Store|(^|\/)node_modules\/.*)$/;

/** Digest of everything in the project that a build is made of. */
export async function codeDigest(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await codeFiles(root)) {
    // The length keeps "a" + "bc" and "ab" + "c" apart.
    const content = await readFile(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

async function codeFiles(root: string): Promise<string[]> {
  const top = (await readdir(root)).filter((name) => FILES.test(name)).sort();
  const below = await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = await listFiles(path.join(root, folder)).catch(() => []);
      return files.map((file) => `${folder}/${file}`);
    }),
  );
  return [...top, ...below.flat()].filter((file) => !WITHOUT_EFFECT.test(file));
}
