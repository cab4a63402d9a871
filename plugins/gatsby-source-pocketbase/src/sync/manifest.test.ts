import type { Fallback } from '../options/Options';
import { makeShapes, type Shape } from '../model/Shape';
import { translatedModel } from '../testing/sampleModel';
import { sampleLocales, sampleOptions } from '../testing/sampleOptions';
import { groupTranslations } from './manifest';

const collections = [
  { name: 'news', type: 'News' },
  { name: 'topics', type: 'Topic' },
];

const group = (
  records: [id: string, locale: string, key: string][],
  fallback: Fallback = 'default',
  list = ['en', 'sl'],
) => {
  const locales = sampleLocales({ by: 'records', fallback, list });
  const [news] = makeShapes(translatedModel(), sampleOptions({ locales, collections })) as [Shape];
  const raw = records.map(([id, locale, translation_key]) => ({ id, locale, translation_key }));
  return Object.fromEntries(groupTranslations(raw, news, locales));
};

it('joins records by their key', () => {
  expect(
    group([
      ['a', 'en', 'k'],
      ['b', 'sl', 'k'],
      ['c', 'en', 'other'],
    ]),
  ).toEqual({
    a: { locale: 'en', byLocale: { en: 'a', sl: 'b' }, ids: ['a', 'b'] },
    b: { locale: 'sl', byLocale: { en: 'a', sl: 'b' }, ids: ['a', 'b'] },
    c: { locale: 'en', byLocale: { en: 'c', sl: 'c' }, ids: ['c'] },
  });
});

it('takes a record without a key for one by itself, and one without a locale for the default one', () => {
  expect(
    group([
      ['a', '', ''],
      ['b', 'sl', ''],
    ]),
  ).toMatchObject({
    a: { locale: 'en', byLocale: { en: 'a', sl: 'a' } },
    b: { locale: 'sl', byLocale: { sl: 'b' } },
  });
});

it('joins a translation whose key is the id of the original', () => {
  expect(
    group([
      ['a', 'en', ''],
      ['b', 'sl', 'a'],
    ]),
  ).toMatchObject({ a: { byLocale: { sl: 'b' } } });
});

it('falls back by the option', () => {
  const alone: [string, string, string][] = [['a', 'en', 'k']];
  const german: [string, string, string][] = [...alone, ['d', 'de', 'k']];
  const three = ['en', 'sl', 'de'];
  expect(group(alone, 'skip').a?.byLocale).toEqual({ en: 'a' });
  expect(group(german, { sl: ['de', 'en'] }, three).a?.byLocale).toEqual({ en: 'a', sl: 'd', de: 'd' });
  expect(group(alone, { sl: ['de', 'en'] }, three).a?.byLocale).toEqual({ en: 'a', sl: 'a' });
  expect(group([['b', 'sl', 'k']], 'default').b?.byLocale).toEqual({ sl: 'b' });
});

it('finds the translations of a record whose locale is not built', () => {
  expect(
    group([
      ['a', 'en', 'k'],
      ['d', 'de', 'k'],
    ]),
  ).toMatchObject({
    d: { locale: 'de', byLocale: { en: 'a', sl: 'a' }, ids: ['a', 'd'] },
  });
});

it('stops at two records that are the same translation', () => {
  const twice = () =>
    group([
      ['a', 'en', 'k'],
      ['b', 'sl', 'k'],
      ['c', 'sl', 'k'],
    ]);
  expect(twice).toThrow('Records b and c of "news" are both the sl translation of k: give one another locale');
  expect(() =>
    group([
      ['a', 'de', 'k'],
      ['b', 'de', 'k'],
    ]),
  ).not.toThrow();
});

it('ignores collections without a locale', () => {
  const locales = sampleLocales({ by: 'records' });
  const [, topics] = makeShapes(translatedModel(), sampleOptions({ locales, collections })) as [Shape, Shape];
  expect(groupTranslations([{ id: 't' }], topics, locales).size).toBe(0);
});
