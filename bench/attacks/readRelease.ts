import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { activeMarkdown } from '../../server/testing/attacks/activeMarkdown';
import type { BrowserReader } from './browserReader';
import type { Findings } from './Findings';
import { isJson } from './isJson';

const ROBOTS = /^(?:(?:User-agent|Allow|Disallow|Sitemap|Content-Signal): .*|#.*|)$/;
const CARD = { width: 1200, height: 630 };

/** Reads every document of a release with the parser for its type. */
export async function readRelease(
  folder: string,
  origin: string,
  { reader, findings }: { reader: BrowserReader; findings: Findings },
): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .sort();
  for (const file of files) await readOne(file);
  return files
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file)}/`.replace('/./', '/'));

  async function readOne(file: string): Promise<void> {
    const place = placeOf(file);
    if (!place) return;
    findings.read(place);
    if (place === 'share cards') return readCard(file);
    const text = await readFile(path.join(folder, file), 'utf8');
    if (place.startsWith('pages')) {
      findings.addViolations(place, file, await reader.faults('pageViolations', text, origin));
    } else if (place === 'feeds' || place === 'sitemaps') {
      findings.addViolations(place, file, await reader.faults('xmlViolations', text, origin));
    } else if (place === 'data of pages') {
      if (!isJson(text)) findings.add(place, 'broken', file);
    } else if (place === 'Markdown and llms.txt') {
      findings.addViolations(place, file, activeMarkdown(text));
    } else if (place === 'robots.txt') {
      text.split('\n').forEach((line) => !ROBOTS.test(line) && findings.add(place, 'broken', line));
    }
  }

  async function readCard(file: string): Promise<void> {
    const { width, height, format } = await sharp(path.join(folder, file)).metadata();
    if (width !== CARD.width || height !== CARD.height || format !== 'png') findings.add('share cards', 'broken', file);
  }
}

function placeOf(file: string): string | undefined {
  if (file.endsWith('.html')) return file.startsWith('sl/') ? 'pages, Slovenian' : 'pages, English';
  if (file.startsWith('share/')) return file.endsWith('.png') ? 'share cards' : undefined;
  if (/\.rss$/.test(file)) return 'feeds';
  if (/\.xml$/.test(file)) return 'sitemaps';
  if (/\.(?:json|webmanifest)$/.test(file)) return 'data of pages';
  if (file === 'robots.txt') return 'robots.txt';
  return /\.md$|llms[^/]*\.txt$/.test(file) ? 'Markdown and llms.txt' : undefined;
}
