/** A person's work. */
export interface Tally {
  /** Presses of the pointer, but for those into a field that is then filled. */
  readonly clicks: number;
  /** Fields that were filled. */
  readonly fields: number;
  /** Of them those that had to be pressed first: the others had the focus. */
  readonly entered: number;
  readonly keys: number;
}

/** Seconds that a person needs for a press of the pointer, with finding its target. */
const SECONDS_A_CLICK = 1.2;
/** An office worker types 5 characters a second: 60 words of 5 a minute. */
const KEYS_A_SECOND = 5;

/** Clicks and fields: the steps of a journey by mouse. */
export const stepsOf = ({ clicks, fields }: Tally): number => clicks + fields;

/** The seconds that a person needs. */
export const secondsOf = ({ clicks, entered, keys }: Tally): number =>
  (clicks + entered) * SECONDS_A_CLICK + keys / KEYS_A_SECOND;
