import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { LinkSet } from '../gate/PageFacts';
import { type PageSetting, readPage } from '../gate/readPage';
import { cacheRule, contentType, isText, publicPath } from './classify';
import type { KnownPage, Memory } from './Memory';
import type { PublishedFile } from './manifest';
import type { Scanned } from './scanOutput';

/** A character in a file that visitors would get, by its code. */
export interface ControlCharacter {
  file: string;
  code: number;
}

/** What a build's output holds. */
export interface Survey {
  files: PublishedFile[];
  /** By address, of all pages that the build lists and that are there. */
  pages: Map<string, KnownPage>;
  /** Text files with a control character, which one a file. A file that was published before has none. */
  controls: ControlCharacter[];
}

export interface SurveyOptions {
  output: string;
  scanned: ReadonlyMap<string, Scanned>;
  /** Whether the build says that it made a page at this address. */
  isListed: (address: string) => boolean;
  setting: PageSetting;
  memory?: Memory;
  /** Files of the release that the memory is of. */
  known: ReadonlyMap<string, PublishedFile>;
}

const AT_ONCE = 50;

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
  const controls: ControlCharacter[] = [];
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
    controls.push(...controlIn(file, content));
    if (isPage) {
      const same = page?.etag === entry.etag ? page.facts : undefined;
      const facts = same ?? readPage(content.toString('utf8'), address, setting);
      pages.set(address, { etag: entry.etag, facts: same ?? { ...facts, parts: facts.parts.map(share) } });
    }
    if (++read % AT_ONCE === 0) await breathe();
  }
  return { files, pages, controls };
}

/** What a release says of a file, before it has copies in other codings. */
export function describe(file: string, content: Buffer): PublishedFile {
  const etag = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { file, type: contentType(file), etag, cache: cacheRule(file), size: content.length };
}

/** C0 controls but tab and line breaks, and DEL: no text that we serve has any, and XML and HTML forbid most of them. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

function controlIn(file: string, content: Buffer): ControlCharacter[] {
  // Byte by byte: UTF-8 writes a byte below 0x80 for nothing but the character itself.
  const code =
    isText(file) && !/\.(ico|wasm)$/.test(file)
      ? CONTROL.exec(content.toString('latin1'))?.[0].charCodeAt(0)
      : undefined;
  return code === undefined ? [] : [{ file, code }];
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
