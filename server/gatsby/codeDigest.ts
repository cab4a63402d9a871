import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { changedAt, isReliable, listFiles, stampOf } from '../site/files';

const FOLDERS = ['src', 'plugins', 'locales', 'static'];
const FILES = /^(gatsby-[\w-]+\.(ts|tsx|js|jsx)|package\.json|package-lock\.json|tsconfig\.json)$/;
/** Files that the build writes, and files of tests. */
const WITHOUT_EFFECT =
  /(^src\/gatsby-types\.d\.ts|^src\/testing\/.*|\.test\.(ts|tsx|js)|(^|\/)\.DS_Store|(^|\/)node_modules\/.*)$/;
/**
 * Sources whose results Gatsby keeps without checking them again: code that runs while nodes and pages are made (URLs, above
 * all), and styles, which are inline in each page: a page with unchanged markup would keep the old ones.
 */
const KEPT_IN_CACHE = /^(gatsby-(config|node)\.ts$|src\/(gatsby|i18n|lib)\/|src\/.*\.css$)/;

/** Digests of the project's code. */
export interface CodeDigests {
  /** Of all inputs of a build in the project. */
  all: string;
  /**
   * Of the code whose results Gatsby's cache keeps unchecked. Gatsby checks the files in the root and the plugins, but not their
   * imports: an unchanged record would keep a URL of older code.
   */
  cached: string;
}

/** Both in one walk: its 750 files take 20 ms. */
export async function codeDigests(root: string): Promise<CodeDigests> {
  const files = await projectFiles(root);
  const digests = await Promise.all(files.map((file) => digestOfFile(path.join(root, file))));
  const all = createHash('sha256');
  const cached = createHash('sha256');
  for (const [index, file] of files.entries()) {
    const line = `${file}\0${digests[index]}\0`;
    all.update(line);
    if (KEPT_IN_CACHE.test(file)) cached.update(line);
  }
  return { all: all.digest('hex'), cached: cached.digest('hex') };
}

/** Digests of this process: a builder needs them twice for each build. */
const known = new Map<string, { stamp: string; digest: string }>();

async function digestOfFile(file: string): Promise<string> {
  const seenAt = Date.now();
  const found = await stat(file);
  const stamp = stampOf(found);
  const before = known.get(file);
  if (before?.stamp === stamp) return before.digest;
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  // A file that changed just now may change again with the same stamp.
  if (isReliable(changedAt(found), seenAt)) known.set(file, { stamp, digest });
  return digest;
}

/** The input files of a build, as paths in the project. */
export async function projectFiles(root: string): Promise<string[]> {
  const top = (await readdir(root)).filter((name) => FILES.test(name)).sort();
  const below = await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = await listFiles(path.join(root, folder)).catch(() => []);
      return files.map((file) => `${folder}/${file}`);
    }),
  );
  return [...top, ...below.flat()].filter((file) => !WITHOUT_EFFECT.test(file));
}
