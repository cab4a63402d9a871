/** The tabs of this browser in which a record is being edited. */
export interface OpenTabs {
  /** Marks a tab as open. @returns the end; a tab that crashes or is closed ends by itself */
  hold(tab: string): () => void;
  /** The names of all that are open, this one included. */
  names(): Promise<ReadonlySet<string>>;
}

const PREFIX = 'modrina.edit|';

/** @param locks of the browser; undefined without HTTPS: then no other tab counts as open, and its words are taken over */
export function openTabs(locks: Pick<LockManager, 'request' | 'query'> | undefined): OpenTabs {
  return {
    hold: (tab) => {
      let end = (): void => undefined;
      const isHeld = new Promise<void>((resolve) => (end = resolve));
      locks?.request(PREFIX + tab, () => isHeld).catch(() => undefined);
      return end;
    },
    names: async () => {
      const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
      return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
    },
  };
}
