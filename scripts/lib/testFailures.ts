import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or that passed at its second try only. */
export type Mishap = { test: string; failed: boolean; why: string };

/** As much of jest's own report as is read here. */
export type JestReport = Partial<Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>> & {
  testResults?: {
    name: string;
    message: string;
    /** In milliseconds since 1970. */
    startTime?: number;
    endTime?: number;
    assertionResults: {
      status: string;
      fullName: string;
      invocations?: number;
      failureMessages?: string[] | null;
      retryReasons?: string[];
    }[];
  }[];
};

type Spec = {
  file: string;
  title: string;
  tests: { status: string; results: { duration?: number; error?: { message?: string } }[] }[];
};
export type Suite = { file: string; title: string; specs?: Spec[]; suites?: Suite[] };

/** As much of Playwright's own report as is read here. */
export type PlaywrightReport = {
  stats?: { expected?: number; unexpected?: number; flaky?: number };
  suites?: Suite[];
};

/** The first two lines that say something: mostly what was asked, and what came. */
const shortly = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(' ');

/** The names of the tests that were skipped: a machine without a program, or a user without rights, proves less. */
export const skippedOfJest = ({ testResults = [] }: JestReport): string[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
  );

/** Reads tests that failed or ran a second time, and files that could not start, from jest's report. */
export const mishapsOfJest = ({ testResults = [] }: JestReport): Mishap[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0 && message) return [{ test: name, failed: true, why: shortly(message) }];
    return assertionResults
      .filter(({ status, invocations = 1 }) => status === 'failed' || (status === 'passed' && invocations > 1))
      .map(({ status, fullName, failureMessages, retryReasons }) => ({
        test: fullName,
        failed: status === 'failed',
        why: shortly((failureMessages?.[0] || retryReasons?.[0]) ?? ''),
      }));
  });

const ofSuite = ({ specs = [], suites = [], title, file }: Suite): Mishap[] => [
  ...specs.flatMap(({ title: spec, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        test: [...new Set([file, title, spec])].join(' › '),
        failed: status === 'unexpected',
        why: shortly(results.find(({ error }) => error)?.error?.message ?? ''),
      })),
  ),
  ...suites.flatMap(ofSuite),
];

/** Reads tests that failed or ran a second time from Playwright's report. */
export const mishapsOfPlaywright = ({ suites = [] }: PlaywrightReport): Mishap[] => suites.flatMap(ofSuite);
