import { logProblem } from '../browser/logProblem';
import type { Occurrence } from './EVENTS';
import { occurrences } from './occurrences';

/**
 * Reports that something happened that is counted, without a text that the visitor typed. Never throws: a tag that fails must
 * not make a sent form look as if it were not.
 */
export function countEvent(occurrence: Occurrence): void {
  try {
    occurrences().push(occurrence);
  } catch (error) {
    logProblem('error', `The event ${occurrence.event} was not counted: ${String(error)}`);
  }
}
