import { loadEntry } from './loadEntry';
import { watchSteps } from './watchSteps';

jest.mock('./loadEntry', () => ({ loadEntry: jest.fn() }));

const settle = () => new Promise((settled) => setTimeout(settled));
const step = async (path: string) => {
  window.history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
};

beforeAll(() => {
  document.body.dataset.path = '/blog/first/';
  window.history.replaceState(null, '', '/blog/first/');
  watchSteps();
});
afterEach(() => {
  delete document.body.dataset.mounted;
  jest.mocked(loadEntry).mockClear();
});

it('loads nothing on the page of the document', async () => {
  await settle();
  expect(loadEntry).not.toHaveBeenCalled();
});

it.each([
  ['another page', '/blog/', 1],
  ['a fragment of the page', '/blog/first/#part', 0],
  ['the page with another query', '/blog/first/?a=b', 0],
])('loads the document of %s as often as it must', async (_, path, times) => {
  await step(path);
  expect(loadEntry).toHaveBeenCalledTimes(times);
});

it('leaves a step to the application once that runs', async () => {
  document.body.dataset.mounted = 'true';
  await step('/blog/');
  expect(loadEntry).not.toHaveBeenCalled();
});

it('loads the document of a step that was taken before', async () => {
  window.history.replaceState(null, '', '/blog/');
  watchSteps();
  await settle();
  expect(loadEntry).toHaveBeenCalledTimes(1);
});
