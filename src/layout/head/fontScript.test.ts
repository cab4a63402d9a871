import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { FONTS_NOTE, fontScript, SLOW_MS } from './fontScript';

interface Visit {
  /** Milliseconds until the script runs. */
  after: number;
  note?: string | null;
  connection?: { saveData: boolean };
  /** Fails to load fonts. */
  offline?: boolean;
}

/** Runs the script in a page with one preload. */
function visit({ after, note = null, connection, offline = false }: Visit) {
  const link = { media: 'not all' };
  const dataset: { fonts?: string } = {};
  const timers: { run: () => void; pause: number }[] = [];
  const asked: string[] = [];
  const notes = new Map<string, unknown>(note === null ? [] : [[FONTS_NOTE, note]]);
  runInNewContext(fontScript, {
    document: {
      documentElement: { dataset },
      querySelectorAll: (selector: string) => (selector === 'link[as=font]' ? [link] : []),
      fonts: {
        load: async (font: string) => {
          asked.push(font);
          if (offline) throw new Error('offline');
          return [];
        },
      },
    },
    performance: { now: () => after },
    navigator: { connection },
    sessionStorage: {
      getItem: (name: string) => notes.get(name) ?? null,
      setItem: (name: string, value: unknown) => notes.set(name, value),
    },
    addEventListener: (type: string, listener: () => void) =>
      type === 'load' && timers.push({ run: listener, pause: 0 }),
    setTimeout: (run: () => void, pause: number) => timers.push({ run, pause }),
  });
  const loaded = async () => {
    for (const { run } of timers) run();
    await new Promise((resolve) => setTimeout(resolve));
    return { asked, note: notes.get(FONTS_NOTE) };
  };
  return { media: link.media, fonts: dataset.fonts, pauses: () => timers.map(({ pause }) => pause), loaded };
}

const LATE = ['1em "Bricolage Grotesque late"', '1em "Figtree late"'];

it('preloads the fonts on a quick visit, and gets them ready for the next page', async () => {
  const quick = visit({ after: SLOW_MS - 1 });
  expect([quick.media, quick.fonts]).toEqual(['all', undefined]);
  expect(await quick.loaded()).toEqual({ asked: LATE, note: 1 });
});

it('draws a slow visit in the fallbacks, and gets the fonts after the load', async () => {
  const slow = visit({ after: SLOW_MS });
  expect([slow.media, slow.fonts]).toEqual(['not all', 'fallback']);
  expect(await slow.loaded()).toEqual({ asked: LATE, note: 1 });
  expect(slow.pauses()).toEqual([0, 2000]);
});

it('preloads the fonts on a slow visit once the session has them', () => {
  const again = visit({ after: 900, note: '1' });
  expect([again.media, again.fonts]).toEqual(['all', undefined]);
});

it('leaves the fonts when the visitor saves data', async () => {
  const spared = visit({ after: 900, connection: { saveData: true } });
  expect(spared.fonts).toBe('fallback');
  expect((await spared.loaded()).asked).toEqual([]);
  expect((await visit({ after: 900, connection: { saveData: false } }).loaded()).asked).toEqual(LATE);
});

it('makes no note of fonts that did not arrive', async () => {
  expect((await visit({ after: 900, offline: true }).loaded()).note).toBeUndefined();
});

it('decides without session storage', () => {
  const dataset: { fonts?: string } = {};
  const window = { performance: { now: () => 900 }, navigator: {}, addEventListener: () => undefined };
  runInNewContext(fontScript, { ...window, document: { documentElement: { dataset } } });
  expect(dataset.fonts).toBe('fallback');
});

it('is small, and ends no script element', () => {
  expect(brotliCompressSync(fontScript).length).toBeLessThanOrEqual(330);
  expect(fontScript).not.toContain('</');
});
