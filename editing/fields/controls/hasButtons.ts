import type { Field } from '../../../src/lib/content/Field';

/** More names than this make a list that opens. */
const FEW = 3;

/** Whether a choice is made by buttons side by side, each with a label of its own. */
export const hasButtons = ({ kind, isRequired, choices = [] }: Field): boolean =>
  kind === 'colour' || (kind === 'choice' && isRequired && choices.length <= FEW);
