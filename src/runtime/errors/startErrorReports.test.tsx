import { SETTINGS_ID, type SiteSettings } from '../../lib/SiteSettings';
import { stubFetch } from '../../testing/stubFetch';
import type { errorReport } from './sendErrorReport';

let requests: ReturnType<typeof stubFetch>;
const sent = () => requests.map(({ body }) => body as ReturnType<typeof errorReport>);
const own = `${window.location.origin}/app-1.js`;
const thrownIn = (script: string, message = 'It broke.') =>
  Object.assign(new Error(message), { stack: `f@${script}:1:2` });
const uncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const rejected = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const moments = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Starts on a page of its own, with listeners that end with it. */
async function start(settings: Partial<SiteSettings>): Promise<() => void> {
  jest.resetModules();
  const json = JSON.stringify({ version: '1.6.20', ...settings });
  document.body.innerHTML = `<script type="application/json" id="${SETTINGS_ID}">${json}</script>`;
  const added: Parameters<Window['removeEventListener']>[] = [];
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      added.push([type, listener]);
      EventTarget.prototype.addEventListener.call(window, type, listener);
    });
  const { startErrorReports } = await import('./startErrorReports');
  startErrorReports();
  jest.mocked(window.addEventListener).mockRestore();
  return () =>
    added.forEach(([type, listener]) => EventTarget.prototype.removeEventListener.call(window, type, listener));
}

let stop = () => {};
beforeEach(() => {
  requests = stubFetch(() => ({ status: 204 }));
  // Jest treats an unhandled error as its own.
  window.addEventListener('error', () => {});
});
afterEach(() => stop());

it('reports nothing unless the build enables it', async () => {
  stop = await start({});
  uncaught(thrownIn(own));
  await moments();
  expect(sent()).toEqual([]);
});

it('reports errors and rejections, once each', async () => {
  stop = await start({ errorReport: true });
  uncaught(thrownIn(own));
  uncaught(thrownIn(own));
  rejected(thrownIn(own, 'A promise broke.'));
  await moments();
  expect(requests[0]).toMatchObject({ url: '/_site/error-report', init: { method: 'POST', keepalive: true } });
  expect(sent().map(({ message, version }) => [message, version])).toEqual([
    ['It broke.', '1.6.20'],
    ['A promise broke.', '1.6.20'],
  ]);
});

it('does not report errors of other scripts', async () => {
  stop = await start({ errorReport: true });
  uncaught(thrownIn('https://tags.example/tag.js'));
  uncaught(undefined);
  rejected('a text');
  await moments();
  expect(sent()).toEqual([]);
});

it('removes the fields’ values, although the error page replaces the fields at once', async () => {
  stop = await start({ errorReport: true });
  document.body.innerHTML += '<input value="Ana Žagar"><input value="is"><textarea> Nobody may read this. </textarea>';
  uncaught(thrownIn(own, 'This is invalid: Ana Žagar, Nobody may read this.'));
  document.body.replaceChildren();
  await moments();
  expect(sent().map(({ message }) => message)).toEqual(['This is invalid: [typed], [typed]']);
});

it('makes no error of a report that does not arrive', async () => {
  requests = stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  stop = await start({ errorReport: true });
  uncaught(thrownIn(own));
  await moments();
  expect(sent()).toHaveLength(1);
});

it('stops at five on one page', async () => {
  stop = await start({ errorReport: true });
  for (let i = 0; i < 8; i++) uncaught(thrownIn(own, `Error ${i}`));
  await moments();
  expect(sent()).toHaveLength(5);
});
