import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { LinkSet } from '../site/PageFacts';
import { findControl } from '../gate/findControl';
import { type PageSetting, readPage } from '../site/readPage';
import { cacheRule, contentType, isText, publicPath } from '../site/classify';
import type { KnownPage, PublishCache } from './PublishCache';
import type { PublishedFile } from '../site/manifest';
import type { Scanned } from './scanOutput';

/** The contents of a build's output. */
export interface Survey {
  files: PublishedFile[];
  /** By address, of all pages that the build lists and that are there. */
  pages: Map<string, KnownPage>;
  /** The first control character of each text file that was read and holds one, as `U+0000`. */
  controls: Record<string, string>;
}

export interface SurveyOptions {
  output: string;
  scanned: ReadonlyMap<string, Scanned>;
  /** Whether the build says that it made a page at this address. */
  isListed: (address: string) => boolean;
  setting: PageSetting;
  memory?: PublishCache;
  /** Files of the release that the memory is of. */
  known: ReadonlyMap<string, PublishedFile>;
}

const AT_ONCE = 50;
/** Worth compressing, and no text. */
const BINARY = /\.(ico|wasm)$/;

/** Reads what is new in a build's output, and takes the rest from memory. */
export async function surveyOutput({
  output,
  scanned,
  isListed,
  setting,
  memory,
  known,
}: SurveyOptions): Promise<Survey> {
  const files: PublishedFile[] = [];
  const pages = new Map<string, KnownPage>();
  const controls: Record<string, string> = {};
  const share = sharer();
  let read = 0;
  for (const [file, { stamp, size }] of scanned) {
    const address = publicPath(file);
    const isPage = file.endsWith('.html') && isListed(address);
    if (isLeftOver(file, isListed)) continue;
    const before = memory?.stamps[file] === stamp ? known.get(file) : undefined;
    const page = isPage ? memory?.pages.get(address) : undefined;
    if (before?.size === size && (!isPage || page?.etag === before.etag)) {
      files.push(before);
      if (page) pages.set(address, page);
      continue;
    }
    const content = readFileSync(path.join(output, file));
    // Not listed, and yet made by Gatsby: the page of a record that is gone.
    if (file.endsWith('.html') && !isPage && content.includes('id="___gatsby"')) continue;
    const entry = describe(file, content);
    files.push(entry);
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

/** A file's entry in the manifest, before it has compressed copies. */
export function describe(file: string, content: Buffer): PublishedFile {
  const etag = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { file, type: contentType(file), etag, cache: cacheRule(file), size: content.length };
}

/** The data of a page that the build no longer has. */
function isLeftOver(file: string, isListed: (address: string) => boolean): boolean {
  const [, name] = /^page-data\/(.+)\/page-data\.json$/.exec(file) ?? [];
  if (name === undefined) return false;
  return !isListed(name === 'index' ? '/' : `/${name}/`) && !isListed(`/${name}`);
}

/** Makes one of many equal sets: headers and footers stand on every page. */
function sharer(): (set: LinkSet) => LinkSet {
  const sets = new Map<string, LinkSet>();
  return (set) => {
    const key = JSON.stringify(set);
    const shared = sets.get(key) ?? set;
    sets.set(key, shared);
    return shared;
  };
}
