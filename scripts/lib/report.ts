import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Mishap } from './testFailures';
import { bin, run, type Run } from './run';
import { longestFirst, type Time } from './testTimes';

/** The result of one step of the check or of the test run. */
export type Result = {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Names of tests that failed or ran a second time. */
  mishaps?: readonly Mishap[];
  /** Its files, and what they waited for. */
  times?: readonly Time[];
};

/** Of each step so many files are printed; all of them are kept. */
const PRINTED_TIMES = 12;
const TIMES = '.tmp/test-times.json';

/** Prints a step's outcome, with its output if a test failed or was retried. */
export function report({ name, passed, failed, seconds, mishaps = [] }: Result, output: string): void {
  const retried = mishaps.filter((mishap) => !mishap.failed).length;
  if (failed > 0 || retried > 0) console.log(output.trimEnd());
  const again = retried > 0 ? `, ${retried} of them at the second try` : '';
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed${again}, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
}

/** A step that either holds or not. */
const asOne = (name: string, { code, seconds }: Run): Result => ({
  name,
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  seconds,
});

/** A step that ended with an exception, which is printed. */
export function broken(name: string, error: unknown): Result {
  console.log(error);
  return { name, passed: 0, failed: 1, seconds: 0 };
}

/** Prints where the time went, and keeps the whole table. */
export async function reportTimes(results: readonly Result[]): Promise<void> {
  const timed = results.filter(({ times = [] }) => times.length > 0);
  if (timed.length === 0) return;
  for (const { name, times = [] } of timed) {
    const all = times.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(`\nLongest of ${times.length}, ${name} (${all.toFixed(0)} s one after another)`);
    for (const time of longestFirst(times).slice(0, PRINTED_TIMES))
      console.log(`${time.seconds.toFixed(1).padStart(8)} s  ${time.name}`);
  }
  await mkdir(dirname(TIMES), { recursive: true });
  const table = Object.fromEntries(
    timed.map(({ name, seconds, times = [] }) => [name, { seconds, times: longestFirst(times) }]),
  );
  await writeFile(TIMES, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`\nAll times: ${TIMES}`);
}

/** Ends a run: prints the failures and the totals, and sets the exit code. */
export function conclude(results: readonly Result[]): void {
  const sum = (pick: (result: Result) => number) => results.reduce((total, result) => total + pick(result), 0);
  const failed = sum((result) => result.failed);
  for (const result of results) {
    if (result.failed > 0 && !result.mishaps?.length) console.log(`✗ ${result.name}: failed`);
    for (const { test, failed: isFailed, why } of result.mishaps ?? [])
      console.log(`${isFailed ? '✗ failed' : '↻ at the second try'}, ${result.name}: ${test}: ${why}`);
  }
  console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);
  process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
}

/** Runs a program of the project's packages that either passes or not, and prints its outcome. */
export async function runStep(name: string, program: string, args: string[]): Promise<Result[]> {
  const outcome = await run(bin(program), args);
  const result = asOne(name, outcome);
  report(result, outcome.output);
  return [result];
}
