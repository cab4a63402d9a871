import Sequencer from '@jest/test-sequencer';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const seconds = JSON.parse(readFileSync(new URL('testSeconds.json', import.meta.url), 'utf8'));

/**
 * Runs the longest files first: one that begins last keeps a worker busy while the others have nothing to do. On a fresh
 * clone jest has no times of its own and goes by the size of files. testSeconds.json holds those above 10 s, from
 * .tmp/test-times.json, which a run of the tests writes.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const secondsOf = ({ path }) => seconds[relative('.', path)] ?? 0;
    return super.sort(tests).sort((a, b) => secondsOf(b) - secondsOf(a));
  }
}
