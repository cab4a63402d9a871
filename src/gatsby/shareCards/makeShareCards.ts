import type { NodePluginArgs } from 'gatsby';
import type { ShareCard } from '../../lib/shareCard';
import { drawCard } from './drawCard';
import { type CardAssets, readAssets } from './cardInput';
import { ProcessMemory } from '../lib/ProcessMemory';
import { type CardMemory, writeShareCards } from './writeShareCards';

type Build = Pick<NodePluginArgs, 'cache' | 'reporter'> & {
  /** The project's folder. */
  root: string;
  publicDir: string;
  storeDir: string;
  pages: Iterable<string>;
  /** Whether new cards are drawn: the 98 of the starting content take 3 s. */
  draws: boolean;
  /** The pages that were written since the last build of this process, if that is known. */
  written: ReadonlySet<string> | undefined;
};

const DAY_MS = 86_400_000;

/** The time of this process's last look for old cards: with thousands of cards it takes 0.15 s. */
let prunedAt = 0;

const remembered = new ProcessMemory<CardMemory>('share-cards', (memory) => memory);

/** A sample card; its image is discarded. */
const SAMPLE: ShareCard = { locale: 'sl', template: 'page', face: 'default', title: 'Čudežni žeton šteje', site: '–' };

/** Whether this process has rendered a card. */
let isWarm = false;

/**
 * The first card of a process loads the renderer, half a second: better in a build without cards than while an editor
 * waits.
 */
async function warmUp(root: string): Promise<void> {
  await drawCard(SAMPLE, await readAssets(root));
  isWarm = true;
}

/** Makes the share cards of a build, and logs how many had to be rendered. */
export async function makeShareCards({ root, cache, reporter, draws, ...places }: Build): Promise<void> {
  const start = performance.now();
  const prunes = draws && Date.now() - prunedAt > DAY_MS;
  let assets: Promise<CardAssets> | undefined;
  const draw = async (card: ShareCard) => {
    isWarm = true;
    return drawCard(card, await (assets ??= readAssets(root)));
  };
  const { drawn, kept, later, memory } = await writeShareCards({
    ...places,
    memory: await remembered.recall(cache, places.publicDir),
    ...(draws && { draw }),
    prunes,
  });
  if (prunes) prunedAt = Date.now();
  await remembered.keep(cache, places.publicDir, memory);
  if (draws && !isWarm) await warmUp(root).catch(() => undefined);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const left = later > 0 ? `, ${later} left to the next build` : '';
  reporter.info(`share cards: ${drawn} drawn, ${kept} kept${left} (${seconds} s)`);
}
