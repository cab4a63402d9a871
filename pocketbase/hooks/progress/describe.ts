import type en from '../../../locales/en/progress.json';
import { fill } from '../../../src/lib/text/fill';

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

const FEW_S = 5;
const MOST_S = 120;

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

/** Rounds an estimated rest, because it is a guess. The terminal shows it too. */
export function roundRest(seconds: number): { unit: 'moments' | 'seconds' | 'minutes'; count: number } {
  if (seconds <= FEW_S) return { unit: 'moments', count: 0 };
  if (seconds >= MOST_S) return { unit: 'minutes', count: Math.round(seconds / 60) };
  const step = seconds < 60 ? 5 : 10;
  return { unit: 'seconds', count: Math.ceil(seconds / step) * step };
}

function restInWords(seconds: number, words: Words): string {
  const { unit, count } = roundRest(seconds);
  return fill(words.rest[unit], { count });
}
