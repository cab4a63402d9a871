import { foldText } from '../../lib/text/foldText';
import { knownForms, unseenForms } from '../../testing/slovenianForms';
import { stemSlovenian } from './termOf';

const stemsOf = (forms: readonly string[]) => [...new Set(forms.map((form) => stemSlovenian(foldText(form))))];

/** How many of all pairs of forms of a word have the same stem. */
function meeting(words: typeof knownForms): number {
  let pairs = 0;
  let met = 0;
  for (const forms of words) {
    const stems = forms.map((form) => stemSlovenian(foldText(form)));
    stems.forEach((stem, place) => {
      const others = stems.slice(place + 1);
      pairs += others.length;
      met += others.filter((other) => other === stem).length;
    });
  }
  return met / pairs;
}

it.each(knownForms.map((forms) => [forms[0], forms] as const))('all forms of %s have one stem', (_, forms) => {
  expect(stemsOf(forms)).toHaveLength(1);
});

it('unites the forms of words that it was not made with', () => {
  expect(meeting(unseenForms)).toBeGreaterThan(0.96);
});

it('separates different words', () => {
  const stems = [...knownForms, ...unseenForms].map((forms) => stemsOf(forms));
  const all = stems.flat();
  expect(new Set(all).size).toBe(all.length);
});

it('takes no short word for a form of another', () => {
  for (const [one, other] of [
    ['klik', 'klic'],
    ['tek', 'tec'],
    ['znak', 'znac'],
    ['nauk', 'nauc'],
  ] as const) {
    expect(stemSlovenian(one)).not.toBe(stemSlovenian(other));
  }
});

it('keeps short words and words with digits', () => {
  for (const word of ['ai', 'raj', 'gdpr2', 'web3']) expect(stemSlovenian(word)).toBe(word);
});
