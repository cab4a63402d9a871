import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { SAMPLE, samplePage, writeSampleBuild } from '../../testing/sampleBuild';
import { REDIRECTS } from './questions';

/**
 * Writes the build that the questions are about into a new folder.
 * @param dir the parent of that folder
 * @param changes files to write otherwise
 * @param site entries of its `site.json`
 */
export async function writeHostsBuild(
  dir: string,
  changes: Record<string, string> = {},
  site: object = {},
): Promise<string> {
  const output = await mkdtemp(path.join(dir, 'public-'));
  const sample = JSON.parse(SAMPLE['site.json'] ?? '') as { pages: object };
  const pages = { ...sample.pages, '/blog/404/': { template: 'post', locale: 'en' } };
  await writeSampleBuild(output, {
    'site.json': JSON.stringify({ ...sample, pages, redirects: REDIRECTS, ...site }),
    'old-home/index.html': SAMPLE['blog/index.html'],
    'blog/404/index.html': samplePage({ lang: 'en', title: 'Not found?', addresses: { en: '/blog/404/' } }),
    'feed.rss': '<rss version="2.0"/>',
    'llms.txt': '# Modrina\n',
    'blog/a.md': `# A\n\n${'Words. '.repeat(200)}`,
    'share/en/blog/a.0123abcd.png': 'not really a picture',
    ...changes,
  });
  return output;
}
