/** Notes of the editing page and of its frame, in milliseconds of the machine's clock. */
export interface EditingProbe {
  /** The start of the document. */
  readonly origin: number;
  /** The keys that were pressed. */
  readonly keys: number[];
  /** The paint of the first field of a form, and of the first key in it. */
  field: number;
  typed: number;
  /** In the frame: the paint of a first block, and by letter, of each length of its runs. */
  drawn: number;
  readonly letters: Readonly<Record<string, number[]>>;
}

/** The letters that the bench types: no text of the starting content has two of them in a row. */
export const LETTERS = ['q', 'x', 'j', 'w'] as const;

/** Runs in both documents before their scripts. */
export function editingProbe(names: readonly string[]): void {
  const letters: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  const probe: EditingProbe = { origin: performance.timeOrigin, keys: [], field: 0, typed: 0, drawn: 0, letters };
  (window as unknown as { probe: EditingProbe }).probe = probe;
  const now = () => performance.timeOrigin + performance.now();
  // The task after the next frame: what changed before is painted.
  const painted = (note: (at: number) => void) => requestAnimationFrame(() => setTimeout(() => note(now())));
  const isFrame = window !== window.top;
  let found = false;
  const look = () => {
    if (!isFrame) {
      const field = found
        ? null
        : document.querySelector<HTMLElement>('#panel :is(input:not([type]), input[type=text], textarea)');
      if (!field) return;
      found = true;
      field.focus();
      painted((at) => (probe.field = at));
      return;
    }
    if (!found && document.querySelector('[data-key^="blocks/"], article')) {
      found = true;
      painted((at) => (probe.drawn = at));
    }
    if (!found) return;
    const text = document.body.textContent ?? '';
    for (const [name, times] of Object.entries(letters)) {
      const longest = Math.max(0, ...[...text.matchAll(new RegExp(`${name}{2,}`, 'g'))].map(([run]) => run.length));
      if (longest <= times.length) continue;
      painted((at) => {
        while (times.length < longest) times.push(at);
      });
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener('keydown', ({ timeStamp }) => void probe.keys.push(performance.timeOrigin + timeStamp), true);
  addEventListener('input', () => painted((at) => (probe.typed ||= at)), true);
}
