import type { Browser, BrowserContext, CDPSession, Frame, Page } from '@playwright/test';
import { KEY } from '../../pocketbase/pages/status/session';
import { type EditingProbe, editingProbe, LETTERS } from './editingProbe';
import type { EditingSite } from './editingSite';

/** Between two keys: a fast typist. */
const KEY_MS = 150;
/** The first letters are no run that the probe counts. */
const UNCOUNTED = 3;

/** The first visit of a page, in milliseconds since its start. */
export interface Start {
  field: number;
  typed: number;
  drawn: number;
}

/** Downloads of records until a list is shown. */
interface Download {
  /** Bytes of JSON, and as transferred. */
  bytes: number;
  transferred: number;
  milliseconds: number;
}

const frameOf = (page: Page): Frame | undefined => page.frames().find((frame) => frame.url().endsWith('/edit/frame'));
const probeIn = (document: Page | Frame): Promise<EditingProbe> =>
  document.evaluate(() => (window as unknown as { probe: EditingProbe }).probe);

/** A browser's context with a session and without any cache. */
export async function signedIn(browser: Browser, { server }: EditingSite): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const session = JSON.stringify({ token: server.token, record: { email: server.email, role: '' } });
  await context.addInitScript({ content: 'globalThis.__name = (one) => one' });
  await context.addInitScript(
    ([key, kept]) => {
      // The frame has no storage.
      if (window === window.top) localStorage.setItem(key ?? '', kept ?? '');
    },
    [KEY, session],
  );
  await context.addInitScript(editingProbe, LETTERS);
  return context;
}

/** Slows a page and, where it has a process of its own, its frame. */
async function slow(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) return;
    void page
      .context()
      .newCDPSession(frame)
      .then((own) => own.send('Emulation.setCPUThrottlingRate', { rate }))
      // It is in the page's process, and slow with it.
      .catch(() => undefined);
  });
  return session;
}

const ready = (document: Page | Frame, name: 'field' | 'typed' | 'drawn') =>
  document.waitForFunction((part) => (window as unknown as { probe: EditingProbe }).probe?.[part] > 0, name);

async function drawn(page: Page): Promise<Frame> {
  await page.waitForSelector('iframe');
  for (;;) {
    const frame = frameOf(page);
    if (frame) {
      await ready(frame, 'drawn');
      return frame;
    }
    await page.waitForTimeout(20);
  }
}

const address = ({ server, page, block }: EditingSite) => `${server.url}/_site/edit/pages/${page}?part=blocks/${block}`;

/** Opens the page of many blocks, and presses a key as soon as there is a field. */
export async function measureStart(context: BrowserContext, site: EditingSite, rate: number): Promise<Start> {
  const page = await context.newPage();
  try {
    await slow(page, rate);
    await page.goto(address(site), { waitUntil: 'commit' });
    await ready(page, 'field');
    await page.keyboard.press('z');
    await ready(page, 'typed');
    const frame = await drawn(page);
    const [{ origin, field, typed }, { drawn: at }] = await Promise.all([probeIn(page), probeIn(frame)]);
    await page
      .getByText(/^Saved as a prepared change/)
      .first()
      .waitFor({ state: 'attached' });
    return { field: field - origin, typed: typed - origin, drawn: at - origin };
  } finally {
    await page.close();
  }
}

/** Types into a field of a block. @returns milliseconds from each key to its paint in the frame */
export async function measureKeys(
  context: BrowserContext,
  site: EditingSite,
  rate: number,
  count: number,
  { isRichText, letter }: { isRichText: boolean; letter: (typeof LETTERS)[number] },
): Promise<number[]> {
  const page = await context.newPage();
  try {
    await page.goto(address(site), { waitUntil: 'commit' });
    const frame = await drawn(page);
    await ready(page, 'field');
    if (isRichText) await page.locator('#panel [contenteditable=true]').first().click();
    await page.keyboard.press('End');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const own = await page
      .context()
      .newCDPSession(frame)
      .catch(() => undefined);
    await own?.send('Emulation.setCPUThrottlingRate', { rate });
    const { keys: before } = await probeIn(page);
    for (let key = 0; key < count; key++) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(KEY_MS);
    }
    await frame.waitForFunction(
      ([name, most]) => ((window as unknown as { probe: EditingProbe }).probe.letters[name]?.length ?? 0) >= most,
      [letter, count] as const,
    );
    const [{ keys }, { letters }] = await Promise.all([probeIn(page), probeIn(frame)]);
    const typed = keys.slice(before.length);
    return typed.map((at, index) => (letters[letter]?.[index] ?? NaN) - at).slice(UNCOUNTED);
  } finally {
    await page.close();
  }
}

/** Counts the bytes of records until something is shown. @param act after the start of the page */
export async function measureDownload(
  context: BrowserContext,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<Download> {
  const page = await context.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const asked = new Set<string>();
    const sum: Download = { bytes: 0, transferred: 0, milliseconds: 0 };
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (/\/api\/collections\/|\/_site\/prepared/.test(request.url)) asked.add(requestId);
    });
    session.on('Network.dataReceived', ({ requestId, dataLength }) => {
      if (asked.has(requestId)) sum.bytes += dataLength;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (asked.has(requestId)) sum.transferred += encodedDataLength;
    });
    const since = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await act(page);
    return { ...sum, milliseconds: performance.now() - since };
  } finally {
    await page.close();
  }
}

export { drawn };
