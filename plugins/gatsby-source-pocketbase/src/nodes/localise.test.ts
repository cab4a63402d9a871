import type { RawRecord } from '../client/listRecords';
import type { Fallback, LocaleOptions } from '../options/Options';
import { parseModel } from '../model/Model';
import { makeShapes, type Shape } from '../model/Shape';
import { translatedModel } from '../testing/sampleModel';
import { sampleLocales, sampleOptions } from '../testing/sampleOptions';
import { localise, type RecordStatus } from './localise';

const published: RecordStatus = { isDraft: false };

/** A page in three languages, of which sl-IT is a variety of sl. */
const pageModel = parseModel([
  {
    id: 'pbc_pages',
    name: 'pages',
    type: 'base',
    fields: ['title', 'title_sl', 'title_sl_IT', 'note', 'note_sl', 'note_sl_IT', 'code'].map((name) => ({
      name,
      type: 'text',
      required: name === 'title',
    })),
  },
]);
const record = (values: Record<string, string>): RawRecord => ({
  id: 'r1',
  title: 'Home',
  title_sl: '',
  title_sl_IT: '',
  note: 'note',
  note_sl: '',
  note_sl_IT: '',
  code: 'c',
  ...values,
});

const setup = (fallback: Fallback, own?: Fallback): [Shape, LocaleOptions] => {
  const locales = sampleLocales({ list: ['en', 'sl', 'sl-IT'], fallback });
  const collections = [{ name: 'pages', type: 'Page', ...(own && { fallback: own }) }];
  return [makeShapes(pageModel, sampleOptions({ locales, collections }))[0] as Shape, locales];
};
const titles = (values: Record<string, string>, fallback: Fallback, own?: Fallback, status = published) =>
  localise(record(values), ...setup(fallback, own), status).map(
    (one) => `${one.locale} ${String(one.values.title)}${one.isFallback ? ' (fallback)' : ''}`,
  );

describe('by suffix', () => {
  it('takes no date for a text, and gives each locale its own', () => {
    const fields = ['note', 'note_sl', 'revised', 'revised_sl'].map((name) => ({
      name,
      type: name.startsWith('note') ? 'text' : 'autodate',
    }));
    const model = parseModel([{ id: 'pbc_notes', name: 'notes', type: 'base', fields }]);
    const locales = sampleLocales({ list: ['en', 'sl'] });
    const [shape] = makeShapes(model, sampleOptions({ locales, collections: [{ name: 'notes', type: 'Note' }] }));
    const values = { id: 'r1', note: 'note', note_sl: '', revised: '2026-01-01', revised_sl: '2026-01-02' };
    expect(
      localise(values, shape as Shape, locales, published).map(({ isFallback, values: { revised } }) => [
        isFallback,
        revised,
      ]),
    ).toEqual([
      [false, '2026-01-01'],
      [true, '2026-01-02'],
    ]);
  });

  it('shows the default locale where nothing is translated', () => {
    expect(titles({ title_sl: 'Domov' }, 'default')).toEqual(['en Home', 'sl Domov', 'sl-IT Home (fallback)']);
  });

  it('reads the translated field of a locale with a hyphen by an underscore', () => {
    expect(titles({ title_sl_IT: 'Doma' }, 'skip')).toEqual(['en Home', 'sl-IT Doma']);
  });

  it('skips the locales without texts with the option "skip"', () => {
    expect(titles({}, 'skip')).toEqual(['en Home']);
    expect(titles({ title_sl: 'Domov' }, 'skip')).toEqual(['en Home', 'sl Domov']);
    expect(titles({ note_sl: 'opomba' }, 'skip')).toEqual(['en Home']);
  });

  it('skips no record in which nothing can be translated', () => {
    expect(titles({ title: '', note: '' }, 'skip')).toHaveLength(3);
  });

  it('goes along the chain to the first locale with texts', () => {
    const chains = { 'sl-IT': ['sl', 'en'] };
    expect(titles({ title_sl: 'Domov' }, chains)).toEqual(['en Home', 'sl Domov', 'sl-IT Domov (fallback)']);
    expect(titles({}, chains)).toEqual(['en Home', 'sl-IT Home (fallback)']);
    expect(titles({}, { 'sl-IT': ['sl'] })).toEqual(['en Home']);
  });

  it('lets a collection decide for itself', () => {
    expect(titles({}, 'default', 'skip')).toEqual(['en Home']);
    expect(titles({}, 'skip', 'default')).toHaveLength(3);
  });

  it('takes a single field along the chain too, and at last from the default locale', () => {
    const noteOf = (values: Record<string, string>, fallback: Fallback) =>
      localise(record({ title_sl_IT: 'Doma', ...values }), ...setup(fallback), published).find(
        ({ locale }) => locale === 'sl-IT',
      )?.values.note;
    expect(noteOf({ note_sl: 'opomba' }, { 'sl-IT': ['sl'] })).toBe('opomba');
    expect(noteOf({ note_sl: 'opomba' }, { 'sl-IT': ['en', 'sl'] })).toBe('note');
    expect(noteOf({ note_sl: 'opomba' }, 'skip')).toBe('note');
    expect(noteOf({}, { 'sl-IT': ['sl'] })).toBe('note');
    expect(noteOf({ note: '' }, { 'sl-IT': ['sl'] })).toBe('');
  });

  it('contains the locale of each borrowed text', () => {
    const borrowed = (values: Record<string, string>, status = published) =>
      localise(record(values), ...setup({ 'sl-IT': ['sl'], sl: ['en'] }), status).map((one) =>
        [one.locale, ...one.borrowed.map(({ field, locale }) => `${field} ${locale}`)].join(', '),
      );
    expect(borrowed({ title_sl: 'Domov' })).toEqual(['en', 'sl, note en', 'sl-IT, title sl, note en']);
    expect(borrowed({ title_sl: 'Domov', note: '' })).toEqual(['en', 'sl', 'sl-IT, title sl']);
    expect(borrowed({ title_sl: 'Domov' }, { isDraft: false, forced: 'sl' })[0]).toBe('en, title sl');
  });

  it('shows a forced locale everywhere, whatever the policy', () => {
    expect(titles({ title_sl: 'Domov' }, 'skip', undefined, { isDraft: false, forced: 'sl' })).toEqual([
      'en Domov',
      'sl Domov',
      'sl-IT Domov (fallback)',
    ]);
  });
});

describe('by records', () => {
  const locales = sampleLocales({ by: 'records' });
  const collections = [
    { name: 'news', type: 'News' },
    { name: 'topics', type: 'Topic' },
  ];
  const [news, topics] = makeShapes(translatedModel(), sampleOptions({ locales, collections })) as [Shape, Shape];
  const status = (locale: string, byLocale: Record<string, string>): RecordStatus => ({
    isDraft: false,
    translations: { locale, byLocale, ids: [...new Set(Object.values(byLocale))] },
  });
  const shown = (place: RecordStatus) =>
    localise({ id: 'a', title: 'A' }, news, locales, place).map(({ locale, isFallback, borrowed }) => {
      expect(borrowed).toEqual(isFallback ? [{ field: 'title', locale: 'en' }] : []);
      return [locale, isFallback];
    });

  it('gives a node in the record’s own locale', () => {
    expect(shown(status('sl', { en: 'b', sl: 'a' }))).toEqual([['sl', false]]);
  });

  it('gives one more in each locale that falls back to it', () => {
    expect(shown(status('en', { en: 'a', sl: 'a' }))).toEqual([
      ['en', false],
      ['sl', true],
    ]);
  });

  it('gives none in a locale that is not built', () => {
    expect(shown(status('de', { en: 'b', sl: 'b' }))).toEqual([]);
  });

  it('shows a collection without locales the same in each', () => {
    expect(localise({ id: 't', name: 'T' }, topics, locales, published)).toEqual([
      { locale: 'en', isFallback: false, borrowed: [], values: { name: 'T', created: undefined, updated: undefined } },
      { locale: 'sl', isFallback: false, borrowed: [], values: { name: 'T', created: undefined, updated: undefined } },
    ]);
  });

  it('looks for no translated fields', () => {
    const model = parseModel([
      {
        id: 'x',
        name: 'news',
        type: 'base',
        fields: ['locale', 'title', 'title_sl'].map((name) => ({ name, type: 'text' })),
      },
    ]);
    const [shape] = makeShapes(model, sampleOptions({ locales, collections }));
    expect(shape?.fields.map(({ name }) => name)).toEqual(['pbLocale', 'title', 'title_sl']);
  });
});
