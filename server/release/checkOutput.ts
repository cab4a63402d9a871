import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../Problem';

const REQUIRED = ['index.html', '404.html', 'page-data/app-data.json', 'site.json'];
const AGAIN = 'The last good release stays. Start again; if it happens again, remove .cache and public first.';

/**
 * Holds a build's output against what a whole build looks like: a build killed late leaves pages of two builds.
 * @param output Gatsby's `public`
 * @param files its files
 */
export async function checkOutput(output: string, files: string[]): Promise<void> {
  const missing = REQUIRED.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Problem(`The build is not whole: ${missing.join(', ')} is missing. ${AGAIN}`);

  const hash = await compilationHash(output);
  for (const file of files.filter((name) => name.endsWith('.html') && !name.startsWith('_gatsby/'))) {
    const fault = pageFault(await readFile(path.join(output, file), 'utf8'), hash);
    if (fault) throw new Problem(`The build is not whole: ${file} ${fault}. ${AGAIN}`);
  }
}

async function compilationHash(output: string): Promise<string> {
  try {
    const data: unknown = JSON.parse(await readFile(path.join(output, 'page-data/app-data.json'), 'utf8'));
    return (data as { webpackCompilationHash?: string }).webpackCompilationHash ?? '';
  } catch {
    throw new Problem(`The build is not whole: page-data/app-data.json cannot be read. ${AGAIN}`);
  }
}

/** What is wrong with a page, or undefined. */
export function pageFault(html: string, hash: string): string | undefined {
  if (!/<\/html>\s*$/i.test(html)) return 'is cut short';
  const found = /___webpackCompilationHash="([^"]+)"/.exec(html)?.[1];
  if (found && found !== hash) return 'comes from another build than the rest';
  return undefined;
}
