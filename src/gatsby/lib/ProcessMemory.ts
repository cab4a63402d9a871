import type { GatsbyCache } from 'gatsby';
import type { FileMemory } from './files';

/** Changed files after which Gatsby's cache gets the memory: a later process reads as many again at most, in about 50 ms. */
const MOST_STALE = 200;

const countChanges = (before: FileMemory<unknown>, now: FileMemory<unknown>): number =>
  Object.keys(now).filter((name) => now[name] !== before[name]).length +
  Object.keys(before).filter((name) => !(name in now)).length;

/** The memory of an earlier build, and whether this process made it. */
export interface Remembered<T> {
  value: T | undefined;
  /** Of this process. One of Gatsby's cache can be of an earlier build: its stamps are still right, its list of files is not. */
  isLast: boolean;
}

/**
 * Keeps what a build read from files for the next build of this process. Gatsby's cache has it for a later process, but not after
 * each build: with 5,000 articles one memory is 2 to 3 MB, which each edit would convert to text and write.
 */
export class ProcessMemory<T> {
  private last?: { folder: string; value: T };
  /** As it is in Gatsby's cache. */
  private stored?: T | undefined;

  /**
   * @param key in Gatsby's cache
   * @param filesOf returns the files of a memory, whose values stay the same objects while they are unchanged
   * @param isAlike whether two memories differ in files only
   */
  constructor(
    private readonly key: string,
    private readonly filesOf: (memory: T) => FileMemory<unknown>,
    private readonly isAlike: (before: T, now: T) => boolean = () => true,
  ) {}

  /** @param folder the build's output, of which the memory is */
  async recall(cache: Pick<GatsbyCache, 'get'>, folder: string): Promise<Remembered<T>> {
    if (this.last?.folder === folder) return { value: this.last.value, isLast: true };
    this.stored = (await cache.get(this.key)) as T | undefined;
    return { value: this.stored, isLast: false };
  }

  /** To be called at the end of a build that recalled. */
  async keep(cache: Pick<GatsbyCache, 'set'>, folder: string, value: T): Promise<void> {
    this.last = { folder, value };
    const { stored, filesOf, isAlike } = this;
    if (stored && isAlike(stored, value) && countChanges(filesOf(stored), filesOf(value)) < MOST_STALE) return;
    await cache.set(this.key, value);
    this.stored = value;
  }
}
