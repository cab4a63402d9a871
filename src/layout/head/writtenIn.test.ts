import { writtenIn } from './writtenIn';

const inEnglish = (isFallback: boolean) => [{ locale: 'en', isFallback }];
const inSlovenian = (isFallback: boolean) => [{ locale: 'sl', isFallback }];

it('returns every locale for a page without a record, such as a list', () => {
  expect(writtenIn('sl', undefined)).toEqual(['en', 'sl']);
});

it.each([
  ['a translated record', 'en', { isFallback: false, alternates: inSlovenian(false) }, ['en', 'sl']],
  ['its translation', 'sl', { isFallback: false, alternates: inEnglish(false) }, ['en', 'sl']],
  ['a record that is not translated', 'en', { isFallback: false, alternates: inSlovenian(true) }, ['en']],
  ['what stands for its translation', 'sl', { isFallback: true, alternates: inEnglish(false) }, ['en']],
  ['a record that is there once', 'en', { isFallback: false, alternates: [] }, ['en']],
] as const)('%s', (_, own, record, languages) => {
  expect(writtenIn(own, record)).toEqual(languages);
});
