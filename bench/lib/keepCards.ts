import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cardStore } from '../../src/gatsby/shareCards/writeShareCards';
import { drawCard } from '../../src/gatsby/shareCards/drawCard';
import { readAssets } from '../../src/gatsby/shareCards/cardInput';
import type { ShareCard } from '../../src/lib/shareCard';

/** The texts on the share cards of an article, as in its pages' heads (src/layout/head/SharePicture.tsx). */
function cardsOf({ title, title_sl, publish_at }: Record<string, unknown>): ShareCard[] {
  const date = String(publish_at).replace(' ', 'T');
  return [
    { locale: 'en', title: String(title) },
    { locale: 'sl', title: String(title_sl) },
  ].map(({ locale, title: shown }) => ({
    ...{ locale, template: 'post', face: 'default', title: shown, site: 'Modrina', date },
  }));
}

/**
 * Puts one image into the folder of drawn cards, under the name of each card of these articles: a first release of ten
 * thousand pages would draw for half an hour, and no measured edit needs those cards. The card of an edited title is
 * not among them, so it is drawn.
 * @param folder of drawn cards
 * @param posts as they are created
 */
export async function keepCards(folder: string, posts: readonly Record<string, unknown>[]): Promise<void> {
  const { fileOf } = cardStore(folder);
  const [first, ...others] = [...new Map(posts.flatMap(cardsOf).map((card) => [fileOf(card), card]))];
  if (!first) return;
  const [file, card] = first;
  await mkdir(folder, { recursive: true });
  await writeFile(file, await drawCard(card, await readAssets(resolve('.'))));
  // No hard links: removing one name changes the time of the file under all of them, and the publisher would read them again.
  for (const [other] of others) await copyFile(file, other);
}
