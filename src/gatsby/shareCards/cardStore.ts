import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CARD_DESIGN, type ShareCard } from '../../lib/shareCard';

const KEEP_DAYS = 30;

/** The folder in which drawn cards are kept across builds, by what they show. It may be deleted at any time. */
export function cardStore(folder: string) {
  const fileOf = (card: ShareCard): string => {
    const digest = createHash('sha256')
      .update(JSON.stringify([CARD_DESIGN, card]))
      .digest('hex');
    return join(folder, `${digest.slice(0, 32)}.png`);
  };
  return {
    fileOf,

    /** Writes a card whole or not at all. */
    keep: async (card: ShareCard, picture: Buffer): Promise<void> => {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${randomUUID()}`);
      await writeFile(draft, picture);
      await rename(draft, fileOf(card));
    },

    /** Removes what no page shows and was drawn a while ago. */
    prune: async (shown: readonly ShareCard[]): Promise<void> => {
      const wanted = new Set(shown.map(fileOf));
      const before = Date.now() - KEEP_DAYS * 86_400_000;
      const names = await readdir(folder);
      for (const file of names.map((name) => join(folder, name)).filter((each) => !wanted.has(each))) {
        const drawn = await stat(file).catch(() => undefined);
        if (drawn && drawn.mtimeMs < before) await rm(file, { force: true });
      }
    },
  };
}
