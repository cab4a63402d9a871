import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { FONTS_NOTE, fontScript, SLOW_MS } from './fontScript';

interface Visit {
  /** Milliseconds until the script runs. */
  after: number;
  /** The session's storage; null where the browser refuses it. */
  storage?: Record<string, unknown> | null;
  connection?: { saveData: boolean };
}

/** Runs the script in a page with one preload. */
function visit({ after, storage = {}, connection }: Visit) {
  const link = { media: 'not all' };
  const dataset: { fonts?: string } = {};
  const timers: { run: () => void; pause: number }[] = [];
  const window = {
    document: {
      documentElement: { dataset },
      querySelectorAll: (selector: string) => (selector === '[as=font]' ? [link] : []),
    },
    ...{ performance: { now: () => after }, navigator: { connection } },
    get sessionStorage() {
      if (!storage) throw new Error('SecurityError');
      return storage;
    },
    addEventListener: (type: string, listener: () => void) =>
      type === 'load' && timers.push({ run: listener, pause: 0 }),
    setTimeout: (run: () => void, pause: number) => timers.push({ run, pause }),
  };
  runInNewContext(fontScript, window);
  const before = { media: link.media, fonts: dataset.fonts };
  for (const { run } of timers) run();
  return { ...before, later: link.media, note: storage?.[FONTS_NOTE], pauses: timers.map(({ pause }) => pause) };
}

const ON = { media: '', fonts: undefined };
const OFF = { media: 'not all', fonts: 'none' };

it('preloads the fonts on a quick visit', () => {
  expect(visit({ after: SLOW_MS - 1 })).toMatchObject({ ...ON, pauses: [] });
});

it('draws a slow visit in the fallbacks, and gets the fonts after the load', () => {
  expect(visit({ after: SLOW_MS })).toEqual({ ...OFF, later: '', note: 1, pauses: [0, 2000] });
});

it('preloads the fonts on a slow visit once the session has them', () => {
  expect(visit({ after: 900, storage: { [FONTS_NOTE]: '1' } })).toMatchObject(ON);
});

it('leaves the fonts when the visitor saves data', () => {
  expect(visit({ after: 900, connection: { saveData: true } })).toMatchObject({ ...OFF, later: 'not all', pauses: [] });
  expect(visit({ after: 900, connection: { saveData: false } })).toMatchObject({ ...OFF, later: '' });
});

it('decides without session storage', () => {
  expect(visit({ after: 900, storage: null })).toMatchObject({ ...OFF, later: '' });
  expect(visit({ after: 20, storage: null })).toMatchObject(ON);
});

it('is small, and ends no script element', () => {
  expect(brotliCompressSync(fontScript).length).toBeLessThanOrEqual(220);
  expect(fontScript).not.toContain('</');
});
