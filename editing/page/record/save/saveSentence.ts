import type { SaveState } from '../../../store/types';
import { fill, texts } from '../../texts';
import { timeOfDay } from '../../ui/moment';

/** The state of saving as a sentence. */
export function saveSentence(save: SaveState): string {
  switch (save.kind) {
    case 'saved':
      return save.at === null ? texts.save.untouched : fill(texts.save.saved, { time: timeOfDay(save.at) });
    case 'waiting':
      return texts.save[save.why];
    default:
      return texts.save[save.kind];
  }
}

/**
 * The sentence that screen readers announce: something hinders saving, or that is over. Saving itself happens every few
 * seconds and is silent.
 */
export function newsOfSave(before: SaveState, after: SaveState): string {
  const isCalm = ({ kind }: SaveState) => kind === 'saved' || kind === 'saving';
  if (!isCalm(after)) return saveSentence(before) === saveSentence(after) ? '' : saveSentence(after);
  return after.kind === 'saved' &&
    (!isCalm(before) || (before.kind === 'saved' && before.at === null && after.at !== null))
    ? saveSentence(after)
    : '';
}
