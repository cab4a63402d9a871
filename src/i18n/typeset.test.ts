import { typeset } from './typeset';

/** Spaces that do not break, made visible. */
const shown = (text: string, locale: string) => typeset(text, locale).replace(/\u00a0/g, '_');

it.each([
  ['v podjetju in z ljudmi', 'v_podjetju in z_ljudmi'],
  ['V Ljubljani, K njim (o tem) s kom h komu', 'V_Ljubljani, K_njim (o_tem) s_kom h_komu'],
  ['„V redu“ – s tabo', '„V_redu“ – s_tabo'],
  // The next word is in another element.
  ['pridite v ', 'pridite v_'],
  ['vas in ovs k', 'vas in ovs k'],
  ['a in i', 'a in i'],
  ['iz vseh, krov z', 'iz vseh, krov z'],
])('joins words of one letter with the next in Slovenian: %s', (text, expected) => {
  expect(shown(text, 'sl')).toBe(expected);
});

it.each([
  ['30 % in 5 kg', '30_% in 5_kg'],
  ['12 ms, 1,2 GB, 40 min', '12_ms, 1,2_GB, 40_min'],
  ['2 meetings, 3 sessions, 4 hours', '2 meetings, 3 sessions, 4 hours'],
  ['1000 € (25 m)', '1000_€ (25_m)'],
])('keeps a number with its unit in each language: %s', (text, expected) => {
  expect([shown(text, 'en'), shown(text, 'sl')]).toEqual([expected, expected]);
});

it.each([
  ['see Article 5, Art. 50 and Annex 3', 'see Article_5, Art._50 and Annex_3'],
  ['po členu 5, čl. 50, št. 7', 'po členu_5, čl._50, št._7'],
  ['an article 5 pages long, smart. 5', 'an article 5 pages long, smart. 5'],
])('keeps a numbered part with its number in each language: %s', (text, expected) => {
  expect([shown(text, 'en'), shown(text, 'sl')]).toEqual([expected, expected]);
});

it('keeps a typeset text unchanged', () => {
  const once = typeset('v 30 % primerov z nami', 'sl');
  expect(typeset(once, 'sl')).toBe(once);
});

it('leaves English words of one letter alone', () => {
  expect(typeset('a visit, I go, s p', 'en')).toBe('a visit, I go, s p');
});
