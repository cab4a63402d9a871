import { replaceFile } from '../jsonFile';
import type { LinkSet, PageFacts } from '../site/PageFacts';
import { ParsedFiles } from '../site/ParsedFiles';
import type { Scanned } from './scanOutput';
import { isReliable } from '../site/stamp';

/** A page's facts with the digest of the page that they were read from. */
export interface KnownPage {
  etag: string;
  facts: PageFacts;
}

/** The knowledge of a build's output from its publication: unchanged files are not read again. */
export interface PublishCache {
  /** The release that was made of it, and so has its files. */
  release: string;
  /** Gatsby's `public`. */
  output: string;
  /** The setting with which pages were read. */
  setting: string;
  /** Stamps by file. */
  stamps: Readonly<Record<string, string>>;
  /** By address. */
  pages: ReadonlyMap<string, KnownPage>;
}

/** A change of what is kept, or of how a page is read, makes this another number. */
const VERSION = 2;

/** Addresses by number: a picture or a page is named on many pages. */
type StoredSet = [place: string, links: number[], assets: number[]];
type StoredPage = Omit<PageFacts, 'parts'> & { etag: string; parts: number[] };
type Stored = Omit<PublishCache, 'pages'> & {
  version: number;
  addresses: string[];
  sets: StoredSet[];
  pages: Record<string, StoredPage>;
};

/** The site's and the preview's. */
const memories = new ParsedFiles(parse, 2);

/** Reads what was kept; undefined where nothing was, or nothing that can be read. It is a cache: it may always be missing. */
export async function recall(file: string): Promise<PublishCache | undefined> {
  return memories.read(file).catch(() => undefined);
}

function parse(text: string): PublishCache | undefined {
  const { version, addresses, sets, pages, ...rest } = JSON.parse(text) as Stored;
  if (version !== VERSION) return undefined;
  const named = (numbers: number[]) => numbers.map((number) => addresses[number] ?? '');
  const whole = sets.map(([place, links, assets]): LinkSet => ({ place, links: named(links), assets: named(assets) }));
  const known = Object.entries(pages).map(([address, { etag, parts, ...facts }]): [string, KnownPage] => [
    address,
    { etag, facts: { ...facts, parts: parts.flatMap((number) => whole[number] ?? []) } },
  ]);
  return { ...rest, pages: new Map(known) };
}

/** Keeps it for the next publication. */
export async function remember(file: string, memory: PublishCache): Promise<void> {
  const { pages, ...rest } = memory;
  const addresses = new Numbers<string>();
  const sets = new Numbers<LinkSet>();
  const stored = [...pages].map(([address, { etag, facts }]) => [
    address,
    { ...facts, etag, parts: facts.parts.map((set) => sets.of(set)) },
  ]);
  const content: Stored = {
    version: VERSION,
    ...rest,
    pages: Object.fromEntries(stored),
    sets: sets.all.map(({ place, links, assets }) => [
      place,
      links.map((link) => addresses.of(link)),
      assets.map((asset) => addresses.of(asset)),
    ]),
    addresses: addresses.all,
  };
  await replaceFile(file, JSON.stringify(content));
  await memories.keep(file, memory);
}

/** Numbers things in the order in which they are met. */
class Numbers<T> {
  readonly all: T[] = [];
  private readonly numbers = new Map<T, number>();

  of(thing: T): number {
    const number = this.numbers.get(thing) ?? this.all.push(thing) - 1;
    this.numbers.set(thing, number);
    return number;
  }
}

/**
 * The stamps that can be relied on.
 * @param scannedAt when the files were looked at
 */
export function reliableStamps(files: ReadonlyMap<string, Scanned>, scannedAt: number): Record<string, string> {
  const old = [...files].filter(([, { changedAt }]) => isReliable(changedAt, scannedAt));
  return Object.fromEntries(old.map(([file, { stamp }]) => [file, stamp]));
}
