import { stripVTControlCharacters } from 'node:util';
import type { Report } from '../terminal/Steps';

/** The reported steps of `gatsby build`, in their order, with their labels. */
const PHASES: readonly [RegExp, string][] = [
  [/open and validate gatsby-configs/, 'reading the configuration'],
  [/source and transform nodes/, 'fetching the content'],
  [/building schema/, 'making the schema'],
  [/createPages\b/, 'making the pages'],
  [/extract queries from components/, 'reading the queries'],
  [/Building production JavaScript and CSS bundles/, 'bundling for the browser'],
  [/Building HTML renderer/, 'bundling for the pages'],
  [/run (page queries|queries in workers)/, 'running the queries'],
  [/Building static HTML for pages|Building \d+ pages/, 'writing the pages'],
  [/onPostBuild/, 'writing the sitemap'],
];

/** The phase that a line of Gatsby's output reports as finished, or undefined. */
export function finishedPhase(line: string): { number: number; words: string } | undefined {
  const text = stripVTControlCharacters(line);
  if (!/^success /.test(text)) return undefined;
  const index = PHASES.findIndex(([pattern]) => pattern.test(text));
  const words = PHASES[index]?.[1];
  return words === undefined ? undefined : { number: index + 1, words };
}

/** Milliseconds of a build, by phase. */
export type BuildParts = {
  /** Gatsby's start, reading the content, making nodes and pages. */
  source: number;
  webpack: number;
  /** Queries, HTML and the files beside it. */
  render: number;
};

/** The last phases of each part, numbered from 1. */
const LAST_OF_SOURCE = 5;
const LAST_OF_WEBPACK = 7;

type Logged = { action?: { payload?: { level?: unknown; code?: unknown; text?: unknown; context?: unknown } } };

/** An error with the number that Gatsby or a plugin gives it, and its text. */
export interface ReportedError {
  code: string;
  text: string;
  /** The message's context. */
  context?: unknown;
}

const KEPT_OUTPUT = 200_000;

/** Measures a build by Gatsby's output and messages. */
export class BuildClock {
  /** The end of the output. */
  output = '';
  /** The errors that Gatsby reported. */
  readonly errors: ReportedError[] = [];
  private rest = '';
  private readonly began = performance.now();
  private sourced = this.began;
  private bundled = this.began;

  /** @param report called after each phase */
  constructor(private readonly report: Report) {}

  /** Takes the next piece of the output. */
  read(chunk: string): void {
    this.output = (this.output + chunk).slice(-KEPT_OUTPUT);
    const lines = (this.rest + chunk).split('\n');
    this.rest = lines.pop() ?? '';
    for (const phase of lines.map(finishedPhase)) {
      if (!phase) continue;
      if (phase.number <= LAST_OF_SOURCE) this.sourced = this.bundled = performance.now();
      else if (phase.number <= LAST_OF_WEBPACK) this.bundled = performance.now();
      this.report(phase.number, PHASES.length, phase.words);
    }
  }

  /**
   * Takes a message of Gatsby: it sends everything that it logs. Only messages have the numbers of errors, and they arrive
   * before the answer that follows them; the printed output may arrive after it.
   */
  receive(message: unknown): void {
    const { level, code, text, context } = (message as Logged | null)?.action?.payload ?? {};
    if (level === 'ERROR' && typeof code === 'string')
      this.errors.push({ code, text: typeof text === 'string' ? text : '', context });
  }

  /** How long each part took, until now. */
  parts(): BuildParts {
    const between = (from: number, to: number) => Math.round(to - from);
    return {
      source: between(this.began, this.sourced),
      webpack: between(this.sourced, this.bundled),
      render: between(this.bundled, performance.now()),
    };
  }
}
