import { preloadFonts, prepareFonts, applyFonts } from './preloadFonts';

const face = {} as FontFace;
const fonts = (load: (font: string) => Promise<FontFace[]>) => ({ load }) as unknown as FontFaceSet;
const moments = () => new Promise((resolve) => setTimeout(resolve));
const taken = () => document.documentElement.dataset.fonts;

it('asks for both families and is ready when both are there', async () => {
  const asked: string[] = [];
  const load = async (font: string) => {
    asked.push(font);
    return [face];
  };
  expect(await prepareFonts(fonts(load))).toBe(true);
  expect(asked).toEqual(['1em "Bricolage Grotesque late"', '1em "Figtree late"']);
});

it('is not ready when a family is unknown or its file does not come', async () => {
  expect(await prepareFonts(fonts(async (font) => (font.includes('Figtree') ? [] : [face])))).toBe(false);
  expect(await prepareFonts(fonts(() => Promise.reject(new Error('no line'))))).toBe(false);
});

it('leaves the page as it is until another one comes, and that too while the fonts are on their way', async () => {
  const answers: (() => void)[] = [];
  const load = () => new Promise<FontFace[]>((resolve) => answers.push(() => resolve([face])));
  Object.assign(document, { fonts: fonts(load) });
  preloadFonts();
  applyFonts();
  expect(taken()).toBeUndefined();
  answers.forEach((answer) => answer());
  await moments();
  expect(taken()).toBeUndefined();
  applyFonts();
  expect(taken()).toBe('late');
});
