import { privacyLink } from './consentWords';

const footer = (content: string) => `<footer>${content}</footer>`;

beforeEach(() => {
  document.body.innerHTML = '';
});

it('links to the footer’s privacy notice, with its text escaped', async () => {
  document.body.innerHTML = footer('<a href="/sl/privacy/" onclick="bad()">Zasebnost &lt;b&gt;</a>');
  expect(await privacyLink('sl')).toBe('<a href="/sl/privacy/">Zasebnost &lt;b&gt;</a>');
});

it('is empty if the footer has none', async () => {
  document.body.innerHTML = footer('<a href="/blog/">Blog</a>');
  expect(await privacyLink('en')).toBe('');
});

it.each([
  ['comes after the first view', ''],
  ['is the last page’s still', footer('<a href="/privacy/">Privacy</a>')],
])('waits for the footer that %s', async (_, before) => {
  document.body.innerHTML = before;
  const link = privacyLink('sl');
  document.body.innerHTML = footer('<a href="/sl/privacy/">Zasebnost</a>');
  expect(await link).toBe('<a href="/sl/privacy/">Zasebnost</a>');
});

it('waits no longer than a second', async () => {
  jest.useFakeTimers();
  const link = privacyLink('sl');
  jest.advanceTimersByTime(1000);
  expect(await link).toBe('');
  jest.useRealTimers();
});
