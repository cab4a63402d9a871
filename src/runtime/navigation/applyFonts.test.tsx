import { applyFonts, prepareFonts } from './applyFonts';

const fontsWith = (...loaded: string[]) =>
  ({ check: (font: string) => loaded.includes(font) }) as unknown as FontFaceSet;
const applied = () => document.documentElement.dataset.fonts;
const DISPLAY = '1em "Bricolage Grotesque late"';
const TEXT = '1em "Figtree late"';

afterEach(() => delete document.documentElement.dataset.fonts);

it('leaves the page in the fallbacks until both families are there', () => {
  document.documentElement.dataset.fonts = 'none';
  applyFonts(fontsWith());
  applyFonts(fontsWith(DISPLAY));
  applyFonts(fontsWith(TEXT));
  expect(applied()).toBe('none');
  applyFonts(fontsWith(DISPLAY, TEXT));
  expect(applied()).toBe('late');
});

it('gets both families two seconds after the application started, and a failure is no error', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  Object.assign(document, { fonts: { load } });
  prepareFonts();
  jest.advanceTimersByTime(1999);
  expect(load).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(load.mock.calls).toEqual([[DISPLAY], [TEXT]]);
  jest.useRealTimers();
});
