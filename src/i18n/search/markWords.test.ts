import { contextOf, markWords } from './markWords';

const marked = (text: string, terms: string[], locale: 'en' | 'sl' = 'sl') =>
  markWords(text, new Set(terms), locale)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

it('marks every form of a word, whole, and changes nothing of the text', () => {
  expect(marked('Na delavnici, po Delavnicah in v delavnico.', ['delavnic'])).toBe(
    'Na [delavnici], po [Delavnicah] in v [delavnico].',
  );
  expect(marked('Šola brez šumnikov', ['sol'])).toBe('[Šola] brez šumnikov');
  expect(marked('Workshops & a workshop', ['workshop'], 'en')).toBe('[Workshops] & a [workshop]');
});

describe('the context', () => {
  const filler = 'Beseda za besedo teče dolgo in nikamor ne prispe. ';
  const text = `${filler.repeat(10)}Vavčer je lahko prvi korak. ${filler.repeat(10)}Vavčer za digitalizacijo krije polovico. ${filler.repeat(10)}`;

  it('is the excerpt with the most matches', () => {
    const context = contextOf(text, new Set(['vavcr', 'digitaliz']), 'sl');
    expect(context).toContain('Vavčer za digitalizacijo krije');
    expect(context).toMatch(/^… \p{L}.* …$/u);
    expect(context?.length).toBeLessThan(180);
  });

  it('is the first of equal places', () => {
    expect(contextOf(text, new Set(['vavcr']), 'sl')).toContain('Vavčer je lahko prvi korak');
  });

  it('is a short text as it stands', () => {
    expect(contextOf('Vavčer za digitalizacijo.', new Set(['vavcr']), 'sl')).toBe('Vavčer za digitalizacijo.');
  });

  it('is undefined without a match', () => {
    expect(contextOf(text, new Set(['blockchain']), 'sl')).toBeUndefined();
  });
});
