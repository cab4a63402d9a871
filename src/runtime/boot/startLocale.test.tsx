import { startLocale } from './startLocale';

const set: string[] = [];
beforeAll(() => {
  startLocale();
  Object.defineProperty(document, 'cookie', { configurable: true, set: (cookie: string) => set.push(cookie) });
  document.body.innerHTML = `
    <a id="choice" href="#" hreflang="sl" data-chooses-locale><b>Slovenščina</b></a>
    <a id="strange" href="#" hreflang="de" data-chooses-locale>Deutsch</a>
    <a id="text" href="#" hreflang="sl">in Slovenian</a>
    <p id="none"></p>`;
});
beforeEach(() => void (set.length = 0));

it('keeps the language that is chosen, for a year', () => {
  document.querySelector<HTMLElement>('#choice b')?.click();
  expect(set).toEqual(['locale=sl; Max-Age=31536000; Path=/; SameSite=Lax']);
});

it.each(['strange', 'text', 'none'])('takes nothing else for a choice (%s)', (id) => {
  document.getElementById(id)?.click();
  expect(set).toEqual([]);
});
