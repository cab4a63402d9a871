import type en from '../../../locales/en/progress.json';
import { fill } from '../../../src/lib/text/fill';
import { roundRest } from '../../../src/lib/text/roundRest';

/** The state of a site before its first release, as visitors may see it. */
export interface Progress {
  /** `stopped`: no publisher is at work; `ready`: there is a release. */
  state: 'building' | 'failed' | 'stopped' | 'ready';
  /** Per cent that is done, and seconds until the end, if the first start estimates them. */
  share?: number;
  rest?: number;
  /** It takes longer than was estimated. */
  isLate?: boolean;
}

/** Texts of locales/…/progress.json. */
export type Words = typeof en;

/** The parts of the page that change; '' for a part that is not shown. */
export interface Parts {
  title: string;
  text: string;
  share: string;
  rest: string;
  late: string;
}

/** The texts of a state. A ready site is shown as one that is being prepared, because the page leaves at once. */
export function describe({ state, share, rest, isLate }: Progress, words: Words): Parts {
  const { title, text } = words[state === 'ready' ? 'building' : state];
  const isShown = state === 'building' && share !== undefined && rest !== undefined;
  return {
    title,
    text,
    share: isShown ? fill(words.share, { share }) : '',
    rest: isShown ? restInWords(rest, words) : '',
    late: isShown && isLate ? words.late : '',
  };
}

function restInWords(seconds: number, words: Words): string {
  const { unit, count } = roundRest(seconds);
  return fill(words.rest[unit], { count });
}
