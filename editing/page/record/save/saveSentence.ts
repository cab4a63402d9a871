import type { SaveState } from '../../../store/types';
import { fill, texts } from '../../texts';
import { timeOfDay } from '../../ui/moment';
import { fieldInLanguage } from '../fieldLabel';

/** The state of saving as a sentence. @param isPrepared whether the page has prepared changes */
export function saveSentence(save: SaveState, isPrepared: boolean): string {
  switch (save.kind) {
    case 'saved':
      if (!isPrepared) return texts.save.untouched;
      return save.at === null ? texts.save.prepared : fill(texts.save.saved, { time: timeOfDay(save.at) });
    case 'waiting':
      return texts.save[save.why];
    case 'unfinished':
      return save.lacks ? fill(texts.save.lacks, { fields: namesOf(save.lacks) }) : texts.save.unfinished;
    default:
      return texts.save[save.kind];
  }
}

const namesOf = ({ collection, fields }: { collection: string; fields: readonly string[] }) =>
  fields.map((column) => fieldInLanguage(collection, column)).join(', ');

/**
 * The sentence that screen readers announce: something hinders saving, or that is over. Saving itself happens every few
 * seconds and is silent.
 */
export function newsOfSave(before: SaveState, after: SaveState, isPrepared = true): string {
  const isCalm = ({ kind }: SaveState) => kind === 'saved' || kind === 'saving';
  const sentence = saveSentence(after, isPrepared);
  if (!isCalm(after)) return saveSentence(before, isPrepared) === sentence ? '' : sentence;
  return after.kind === 'saved' &&
    (!isCalm(before) || (before.kind === 'saved' && before.at === null && after.at !== null))
    ? sentence
    : '';
}
