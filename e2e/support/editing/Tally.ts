/** A person's work: presses of the pointer, fields that were filled, and keys. */
export interface Tally {
  readonly clicks: number;
  readonly fields: number;
  readonly keys: number;
}

/** Seconds that a person needs for a press of the pointer, with finding its target. */
const SECONDS_A_CLICK = 1.2;
/** An office worker types 5 characters a second: 60 words of 5 a minute. */
const KEYS_A_SECOND = 5;

/** The seconds that a person needs. The field that is filled is pressed once, unless it has the focus already. */
export const secondsOf = ({ clicks, keys }: Tally): number => clicks * SECONDS_A_CLICK + keys / KEYS_A_SECOND;
