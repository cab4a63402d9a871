import type { NodePluginArgs } from 'gatsby';
import type { ShareCard } from '../../lib/shareCard';
import { drawCard } from './drawCard';
import { type CardAssets, readAssets } from './readAssets';
import { type CardMemory, writeShareCards } from './writeShareCards';

type Build = Pick<NodePluginArgs, 'cache' | 'reporter'> & {
  /** The project's folder. */
  root: string;
  publicDir: string;
  storeDir: string;
  pages: Iterable<string>;
};

const MEMORY = 'share-cards';

/** Any card: it is drawn and thrown away. */
const SAMPLE: ShareCard = { locale: 'sl', template: 'page', face: 'default', title: 'Čudežni žeton šteje', site: '–' };

/** Whether this process has drawn. */
let isWarm = false;

/**
 * The first card that a process draws loads what draws them, half a second: better in a build that draws none than when an
 * editor waits.
 */
async function warmUp(root: string): Promise<void> {
  await drawCard(SAMPLE, await readAssets(root));
  isWarm = true;
}

/** Makes the share cards of a build, and says in its log how many had to be drawn. */
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
