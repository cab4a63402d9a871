import { rm } from 'node:fs/promises';
import { samplePage, writeSampleBuild } from '../../server/testing/sampleBuild';

/** The same for all releases: a different length alone would reveal a mixture. */
const digits = (release: number): string => String(release).padStart(4, '0');

/** The script of a release, named by its content as Gatsby does. */
export const scriptOf = (release: number): string => `app-${digits(release).padStart(20, '0')}.js`;

/** Text that identifies a release, distributed over its files. */
const marks = (release: number): string => `<p>release ${digits(release)}</p>`.repeat(400);

/** The requested pages. */
export const PAGES = ['/', '/sl/', '/blog/'];

const both = { en: '/', sl: '/sl/' };
const pages: Record<string, Parameters<typeof samplePage>[0]> = {
  'index.html': { lang: 'en', title: 'Home', addresses: both },
  'sl/index.html': { lang: 'sl', title: 'Domov', addresses: both },
  'blog/index.html': { lang: 'en', title: 'Blog', addresses: { en: '/blog/' } },
};

/** Writes the output of a build whose every page contains the release's number and refers to its script. */
export async function writeNumberedBuild(output: string, release: number): Promise<void> {
  await rm(output, { recursive: true, force: true });
  const script = scriptOf(release);
  const body = `${marks(release)}<a href="/${script}">script</a>`;
  const files = Object.entries(pages).map(([file, page]) => [file, samplePage({ ...page, body })]);
  await writeSampleBuild(output, {
    ...Object.fromEntries(files),
    [script]: `/* ${marks(release)} */`,
    'app-0123456789abcdef0123.js': undefined,
  });
}

/** The release of a body, or that it mixes two or is truncated. */
export function releaseOf(body: string): number | 'mixed' | 'partial' {
  const found = [...body.matchAll(/release (\d{4})/g)].map(([, number]) => number);
  if (new Set(found).size > 1) return 'mixed';
  const isWhole = found.length === 400 && /(<\/html>|\*\/)\s*$/.test(body);
  return isWhole ? Number(found[0]) : 'partial';
}
