import type { SaveState } from '../../store/types';
import { newsOfSave, saveSentence } from './SaveLine';

const at = new Date(2026, 10, 25, 14, 3).getTime();
const saved: SaveState = { kind: 'saved', at };
const untouched: SaveState = { kind: 'saved', at: null };
const away: SaveState = { kind: 'waiting', why: 'away' };

test.each<[SaveState, RegExp]>([
  [untouched, /^Prepared changes, not published yet$/],
  [saved, /^Saved as a prepared change, 14:03$/],
  [{ kind: 'saving' }, /^Saving …$/],
  [away, /^Not sent yet: no connection\. Kept in this browser\.$/],
  [{ kind: 'waiting', why: 'signedOut' }, /sign in again/],
  [{ kind: 'waiting', why: 'otherPerson' }, /somebody else/],
  [{ kind: 'unfinished' }, /required field/],
  [
    { kind: 'unfinished', lacks: { collection: 'workshops', fields: ['title', 'starts_at'] } },
    /^Not saved yet, still missing: Title \(English\), Begins\. Kept in this browser\.$/,
  ],
  [{ kind: 'fieldConflict' }, /^Not saved: choose which version stays\. Kept in this browser\.$/],
  [{ kind: 'refused' }, /a field has a mistake/],
])('%j in words', (save, sentence) => {
  expect(saveSentence(save, true)).toMatch(sentence);
});

test.each([untouched, saved])('without prepared changes %j is no prepared change', (save) => {
  expect(saveSentence(save, false)).toBe('No unpublished changes');
});

test('the first save, each trouble, and its end are announced', () => {
  expect(newsOfSave(untouched, saved)).toMatch(/^Saved/);
  expect(newsOfSave(saved, away)).toMatch(/no connection/);
  expect(newsOfSave(away, saved)).toMatch(/^Saved/);
  expect(newsOfSave(away, { kind: 'refused' })).toMatch(/mistake/);
});

test('later saves and repeated troubles are silent', () => {
  expect(newsOfSave(saved, { kind: 'saved', at: at + 60_000 })).toBe('');
  expect(newsOfSave(away, away)).toBe('');
  expect(newsOfSave(saved, { kind: 'saving' })).toBe('');
});
