import type { NodePluginArgs } from 'gatsby';
import type { ShareCard } from '../../lib/shareCard';
import { drawCard } from './drawCard';
import { type CardAssets, readAssets } from './cardInput';
import { type CardMemory, writeShareCards } from './writeShareCards';

type Build = Pick<NodePluginArgs, 'cache' | 'reporter'> & {
  /** The project's folder. */
  root: string;
  publicDir: string;
  storeDir: string;
  pages: Iterable<string>;
};

const MEMORY = 'share-cards';

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
export async function makeShareCards({ root, cache, reporter, ...places }: Build): Promise<void> {
  const start = performance.now();
  const before = (await cache.get(MEMORY)) as CardMemory | undefined;
  let assets: Promise<CardAssets> | undefined;
  const { drawn, kept, memory } = await writeShareCards({
    ...places,
    memory: before,
    draw: async (card) => {
      isWarm = true;
      return drawCard(card, await (assets ??= readAssets(root)));
    },
  });
  await cache.set(MEMORY, memory);
  if (!isWarm) await warmUp(root).catch(() => undefined);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  reporter.info(`share cards: ${drawn} drawn, ${kept} kept (${seconds} s)`);
}
