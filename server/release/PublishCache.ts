import { replaceFile } from '../jsonFile';
import type { LinkSet, PageFacts } from '../site/PageFacts';
import { ParsedFiles } from '../site/ParsedFiles';
import type { Scanned } from './scanOutput';
import { isReliable } from '../site/files';

/** A page's facts with the digest of the page. */
export interface KnownPage {
  etag: string;
  facts: PageFacts;
}

/** The facts of a build's output, kept from its publication: unchanged files are not read again. */
export interface PublishCache {
  /** The release that was made of the output. */
  release: string;
  /** Gatsby's `public`. */
  output: string;
  /** The PageSetting with which pages were read. */
  setting: string;
  /** Stamps by file. */
  stamps: Readonly<Record<string, string>>;
  /** By URL path. */
  pages: ReadonlyMap<string, KnownPage>;
}

/** Increases with a change of this format, or of the reader of pages. */
const VERSION = 2;

/** URLs as numbers: an image or a page is linked on many pages. */
type StoredSet = [place: string, links: number[], assets: number[]];
type StoredPage = Omit<PageFacts, 'parts'> & { etag: string; parts: number[] };
type Stored = Omit<PublishCache, 'pages'> & {
  version: number;
  addresses: string[];
  sets: StoredSet[];
  pages: Record<string, StoredPage>;
};

/** For the site and the preview. */
const parsed = new ParsedFiles(parse, 2);

/** Reads the cache; undefined if it is missing or cannot be read. */
export async function readPublishCache(file: string): Promise<PublishCache | undefined> {
  return parsed.read(file).catch(() => undefined);
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

/** Writes the cache for the next publication. */
export async function writePublishCache(file: string, cache: PublishCache): Promise<void> {
  const { pages, ...rest } = cache;
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
  await parsed.keep(file, cache);
}

/** Numbers values in the order of their first use. */
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
 * The stamps that are reliable.
 * @param scannedAt time of the scan
 */
export function reliableStamps(files: ReadonlyMap<string, Scanned>, scannedAt: number): Record<string, string> {
  const old = [...files].filter(([, { changedAt }]) => isReliable(changedAt, scannedAt));
  return Object.fromEntries(old.map(([file, { stamp }]) => [file, stamp]));
}
