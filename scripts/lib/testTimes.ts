import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { JestReport, PlaywrightReport, Suite } from './testFailures';

/** How long a file of tests took, or all waits of one kind. */
export type Time = { name: string; seconds: number };

/** The files of a run of jest; each has a worker to itself while it runs. */
export const timesOfJest = ({ testResults = [] }: JestReport): Time[] =>
  testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    name: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));

const durationsOf = ({ specs = [], suites = [], file }: Suite): [file: string, milliseconds: number][] => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration = 0 }): [string, number] => [file, duration])),
  ),
  ...suites.flatMap(durationsOf),
];

/** The files of a run in the browser: the sum of their tests, which run side by side. */
export const timesOfPlaywright = ({ suites = [] }: PlaywrightReport): Time[] => sumUp(suites.flatMap(durationsOf));

/** Sums up the waits of tests by kind; server/testing/noteWait.ts writes a line for each. */
export async function timesOfWaits(file: string): Promise<Time[]> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return sumUp(lines.map((line) => JSON.parse(line) as [kind: string, milliseconds: number]));
}

function sumUp(parts: readonly (readonly [name: string, milliseconds: number])[]): Time[] {
  const sums = new Map<string, number>();
  for (const [name, milliseconds] of parts) sums.set(name, (sums.get(name) ?? 0) + milliseconds / 1000);
  return longestFirst([...sums].map(([name, seconds]) => ({ name, seconds })));
}

/** The same times, the longest first. */
export const longestFirst = (times: readonly Time[]): Time[] => [...times].sort((a, b) => b.seconds - a.seconds);
