import { pluralForm, tooManyAttempts } from './attempts';

test.each(['en', 'sl'] as const)('the plural forms in %s are those of Intl.PluralRules', (language) => {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 300 }, (_, count) => count);
  expect(counts.filter((count) => pluralForm(count, language) !== rules.select(count))).toEqual([]);
});

test.each([
  [1, 'Too many attempts. Try again in 1 second.', 'Preveč poskusov. Poskusite znova čez 1 sekundo.'],
  [30, 'Too many attempts. Try again in 30 seconds.', 'Preveč poskusov. Poskusite znova čez 30 sekund.'],
  [62, 'Too many attempts. Try again in 62 seconds.', 'Preveč poskusov. Poskusite znova čez 62 sekund.'],
  [90, 'Too many attempts. Try again in 2 minutes.', 'Preveč poskusov. Poskusite znova čez 2 minuti.'],
  [240, 'Too many attempts. Try again in 4 minutes.', 'Preveč poskusov. Poskusite znova čez 4 minute.'],
  [900, 'Too many attempts. Try again in 15 minutes.', 'Preveč poskusov. Poskusite znova čez 15 minut.'],
])('a wait of %d seconds', (seconds, english, slovenian) => {
  expect(tooManyAttempts(seconds, 'en')).toBe(english);
  expect(tooManyAttempts(seconds, 'sl')).toBe(slovenian);
});
