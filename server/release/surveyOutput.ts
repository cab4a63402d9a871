import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { LinkSet } from '../site/PageFacts';
import { type PageSetting, readPage } from '../site/readPage';
import { cacheRule, contentType, isLeftOverData, isLeftOverPage, isText, publicPath } from '../site/classify';
import type { EarlyCopies } from './copies/EarlyCopies';
import type { KnownPage, PublishCache } from './PublishCache';
import type { PublishedFile } from '../site/manifest';
import type { Scanned } from './scanOutput';

/** The contents of a build's output. */
interface Survey {
  files: PublishedFile[];
  /** All listed pages that exist, by URL path. */
  pages: Map<string, KnownPage>;
  /** The first control character of each text file that was read and has any, as `U+0000`. */
  controls: Record<string, string>;
}

interface SurveyOptions {
  output: string;
  scanned: ReadonlyMap<string, Scanned>;
  /** Whether the build's site.json lists a page at this path. */
  isListed: (address: string) => boolean;
  setting: PageSetting;
  cache?: PublishCache;
  /** Files of the release that the cache describes. */
  known: ReadonlyMap<string, PublishedFile>;
  copies: EarlyCopies;
}

const AT_ONCE = 50;
/** Compressible, but no text. */
const BINARY = /\.(ico|wasm)$/;

/** Reads the new files of a build's output, and takes the facts of the others from the cache. */
export async function surveyOutput({
  output,
  scanned,
  isListed,
  setting,
  cache,
  known,
  copies,
}: SurveyOptions): Promise<Survey> {
  const files: PublishedFile[] = [];
  const pages = new Map<string, KnownPage>();
  const controls: Record<string, string> = {};
  const share = sharer();
  let read = 0;
  for (const [file, { stamp, size }] of scanned) {
    const address = publicPath(file);
    const isPage = file.endsWith('.html') && isListed(address);
    if (isLeftOverData(file, isListed)) continue;
    const before = cache?.stamps[file] === stamp ? known.get(file) : undefined;
    const page = isPage ? cache?.pages.get(address) : undefined;
    if (before?.size === size && (!isPage || page?.etag === before.etag)) {
      files.push(before);
      if (page) pages.set(address, page);
      continue;
    }
    const content = readFileSync(path.join(output, file));
    if (isLeftOverPage(file, content, isListed)) continue;
    const entry = describe(file, content);
    files.push(entry);
    await copies.begin(entry, content);
    const control = isText(file) && !BINARY.test(file) ? findControl(file, content) : undefined;
    if (control) controls[file] = control;
    if (isPage) {
      const same = page?.etag === entry.etag ? page.facts : undefined;
      const facts = same ?? readPage(content.toString('utf8'), address, setting);
      pages.set(address, { etag: entry.etag, facts: same ?? { ...facts, parts: facts.parts.map(share) } });
    }
    if (++read % AT_ONCE === 0) await breathe();
  }
  return { files, pages, controls };
}

/** Bytes that no text may contain: C0 except tab, line feed and carriage return, and DEL. */
const FORBIDDEN = Uint8Array.from({ length: 256 }, (_, byte) =>
  (byte < 32 && ![9, 10, 13].includes(byte)) || byte === 127 ? 1 : 0,
);
const SCRIPT = /\.m?js$/;

/**
 * The first control character of a text file, as `U+0000`. In UTF-8 such a byte never belongs to another character.
 * In scripts only U+0000 counts: minifiers write the others unescaped into strings and patterns, which is valid.
 */
export function findControl(file: string, content: Uint8Array): string | undefined {
  if (SCRIPT.test(file)) return content.includes(0) ? 'U+0000' : undefined;
  // Neither `find` nor `for … of`, which take three times as long.
  for (let at = 0; at < content.length; at++) {
    const byte = content[at] ?? 0;
    if (FORBIDDEN[byte] === 1) return `U+${byte.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return undefined;
}

/** A file's entry in the manifest, without its compressed copies. */
export function describe(file: string, content: Buffer): PublishedFile {
  const etag = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { file, type: contentType(file), etag, cache: cacheRule(file), size: content.length };
}

/** Shares equal sets: the links of headers and footers are the same on every page. */
function sharer(): (set: LinkSet) => LinkSet {
  const sets = new Map<string, LinkSet>();
  return (set) => {
    const key = JSON.stringify(set);
    const shared = sets.get(key) ?? set;
    sets.set(key, shared);
    return shared;
  };
}
