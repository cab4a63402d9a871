import { projectLanguage } from './projectLanguage';

test.each([
  [{ force_sl: false, isFallback: false }, 'sl', undefined],
  [{ force_sl: false, isFallback: true }, 'sl', 'en'],
  [{ force_sl: true, isFallback: false }, 'en', 'sl'],
  [{ force_sl: true, isFallback: false }, 'sl', undefined],
])('%j on a page in %s is marked as %s', (project, page, expected) => {
  expect(projectLanguage(project, page)).toBe(expected);
});
