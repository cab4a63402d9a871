import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Parser } from 'htmlparser2';
import { CARD_DESIGN, type ShareCard } from '../../lib/shareCard';
import { fileFinder, type FileMemory, rememberFiles } from '../lib/files';
import type { Remembered } from '../lib/ProcessMemory';

const KEEP_DAYS = 30;

/** The folder that keeps rendered cards across builds, by their content. It may be deleted at any time. */
export function cardStore(folder: string) {
  const fileOf = (card: ShareCard): string => {
    const digest = createHash('sha256')
      .update(JSON.stringify([CARD_DESIGN, card]))
      .digest('hex');
    return join(folder, `${digest.slice(0, 32)}.png`);
  };
  return {
    fileOf,

    /** Writes a card atomically. */
    keep: async (card: ShareCard, picture: Buffer): Promise<void> => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, picture);
      await rename(draft, fileOf(card));
    },

    /** Removes old cards that no page shows. */
    prune: async (shown: readonly ShareCard[]): Promise<void> => {
      const wanted = new Set(shown.map(fileOf));
      const before = Date.now() - KEEP_DAYS * 86_400_000;
      const names = await readdir(folder).catch(() => []);
      for (const file of names.map((name) => join(folder, name)).filter((each) => !wanted.has(each))) {
        const drawn = await stat(file).catch(() => undefined);
        if (drawn && drawn.mtimeMs < before) await rm(file, { force: true });
      }
    },
  };
}

/** The card of a page's head. */
type RequestedCard = { address: string; card: ShareCard };

const PICTURE = /<meta[^>]*\bdata-card=[^>]*>/;

/** Returns the card of a page; undefined if it has an image of its own. */
export function requestedCard(html: string): RequestedCard | undefined {
  const [tag] = PICTURE.exec(html) ?? [];
  if (!tag) return undefined;
  let found: RequestedCard | undefined;
  const onopentag = (_: string, { content = '', 'data-card': facts = '' }: Record<string, string>) => {
    found = { address: new URL(content).pathname, card: JSON.parse(facts) as ShareCard };
  };
  new Parser({ onopentag }).end(tag);
  return found;
}

/** The card of each page, by the page's path. */
export type CardMemory = FileMemory<RequestedCard | null>;

type CardWork = {
  /** Gatsby's output. */
  publicDir: string;
  /** The folder of rendered cards. */
  storeDir: string;
  /** The paths of the build's pages. */
  pages: Iterable<string>;
  /** The memory of an earlier build into this output. */
  memory: Remembered<CardMemory>;
  /** Draws a card; without it only kept cards are put into the output. */
  draw?: (card: ShareCard) => Promise<Buffer>;
  /** Whether old cards are removed from their folder, which looks at all of it. */
  prunes: boolean;
  /** The pages that were written since the memory was made; without them every page's file is compared with its stamp. */
  written?: ReadonlySet<string> | undefined;
};

/**
 * Puts the card of every page into the output: a new card is rendered, the others are linked or there already.
 * @returns how many were drawn, kept, and left to the next build
 */
export async function writeShareCards({ publicDir, storeDir, pages, memory: before, draw, prunes, written }: CardWork) {
  const files = [...pages].map((page) => [page, join(publicDir, page.replace(/\/$/, '/index.html'))] as const);
  const memory = rememberFiles(
    files,
    before.value ?? {},
    (html) => requestedCard(html) ?? null,
    before.isLast ? written : undefined,
  );
  const requests = requestsOf(memory);
  const store = cardStore(storeDir);
  const isThere = fileFinder();
  const missing = requests.filter(({ address }) => !isThere(join(publicDir, address))).values();
  let drawn = 0;
  let later = 0;
  const work = async () => {
    for (const { address, card } of missing) {
      if (!existsSync(store.fileOf(card))) {
        if (!draw) {
          later++;
          continue;
        }
        await store.keep(card, await draw(card));
        drawn++;
      }
      await place(store.fileOf(card), join(publicDir, address));
    }
  };
  // One is laid out while another is rasterised.
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  const wanted = new Set(requests.map(({ address }) => address));
  const { value: last, isLast } = before;
  // An older memory lacks the cards of the builds since.
  const there = last && isLast ? requestsOf(last).map(({ address }) => address) : await cardsIn(publicDir);
  for (const address of there) if (!wanted.has(address)) await rm(join(publicDir, address), { force: true });
  if (prunes) await store.prune(requests.map(({ card }) => card));
  return { drawn, kept: requests.length - drawn - later, later, memory };
}

const requestsOf = (memory: CardMemory): RequestedCard[] => Object.values(memory).flatMap(({ value }) => value ?? []);

async function cardsIn(publicDir: string): Promise<string[]> {
  const entries = await readdir(join(publicDir, 'share'), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(publicDir.length));
}

async function place(source: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  // Hard links do not work across disks.
  await link(source, target).catch(() => copyFile(source, target));
}
