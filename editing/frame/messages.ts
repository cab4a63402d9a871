import type { Locale } from '../../src/i18n/locales';
import type { DraftRecord, Key } from '../store/types';

/** The state of a page, as the frame draws it. */
export interface Drawing {
  readonly locale: Locale;
  /** The page, article, case, project or workshop that is drawn. */
  readonly root: Key;
  /** Its record, its parts, and what they name: tags, reels with slides, the newest articles for a list, contents by key. */
  readonly records: readonly DraftRecord[];
  /** Pictures that are still uploaded, as data: URLs, by `${key}/${field}`. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** The difference of a drawing to the one before. */
export interface Update extends Pick<Drawing, 'locale' | 'root'> {
  /** Records that are new or have changed, and those that are gone. */
  readonly put: readonly DraftRecord[];
  readonly drop: readonly Key[];
  /** Absent: the same ones. */
  readonly pictures?: Drawing['pictures'];
}

/** A message to the frame. */
export type ToFrame =
  | { readonly kind: 'draw'; readonly drawing: Drawing }
  /** The changes since the last message: a message copies all that it holds. */
  | { readonly kind: 'update'; readonly update: Update }
  /** Scrolls to a block, and marks it. */
  | { readonly kind: 'show'; readonly key: Key | null };

/** A message of the frame. */
export type FromFrame =
  /** It waits for a drawing. */
  | { readonly kind: 'ready' }
  /** A person pressed a block, or an item of it. `block` is the block; for an article, and beside all blocks, both are the root. */
  | { readonly kind: 'chosen'; readonly key: Key; readonly block: Key }
  /** It failed to draw; the sentence is for developers. */
  | { readonly kind: 'failed'; readonly message: string };
