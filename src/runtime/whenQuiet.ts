import { whenLoaded } from './whenLoaded';

/** Milliseconds after the page is whole: until then the line is the page's own. */
export const WAIT = 1000;

/** Runs a second after the page has loaded. */
export function whenQuiet(then: () => void): void {
  whenLoaded(() => setTimeout(then, WAIT));
}
