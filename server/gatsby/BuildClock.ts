import type { Report } from '../terminal/Steps';

/** The reported phases of `gatsby build`, in their order, by the activities of Gatsby that begin them. */
const PHASES: readonly [RegExp, string][] = [
  [/^compile gatsby files$/, 'reading the configuration'],
  [/^source and transform nodes$/, 'fetching the content'],
  [/^building schema$/, 'making the schema'],
  [/^createPages$/, 'making the pages'],
  [/^extract queries from components$/, 'reading the queries'],
  [/^Building production JavaScript and CSS bundles$/, 'bundling for the browser'],
  [/^Building HTML renderer$/, 'bundling for the pages'],
  [/^run (page queries|queries in workers)$/, 'running the queries'],
  [/^Building static HTML for pages$/, 'writing the pages'],
  [/^onPostBuild$/, 'writing the sitemap'],
];

/** The phases in words. */
export const PHASE_WORDS: readonly string[] = PHASES.map(([, words]) => words);

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

/** A message of Gatsby: it sends everything that it logs, and the begin, the progress and the end of each activity. */
type Message = {
  action?: {
    type?: unknown;
    payload?: {
      level?: unknown;
      code?: unknown;
      text?: unknown;
      context?: unknown;
      id?: unknown;
      current?: unknown;
      total?: unknown;
    };
  };
};

/** An error with the number that Gatsby or a plugin gives it, and its text. */
export interface ReportedError {
  code: string;
  text: string;
  /** The message's context. */
  context?: unknown;
}

const KEPT_OUTPUT = 200_000;

/**
 * Measures a build by Gatsby's messages. They arrive before the answer that follows them; the printed output may arrive after it.
 */
export class BuildClock {
  /** The end of the output. */
  output = '';
  /** The errors that Gatsby reported. */
  readonly errors: ReportedError[] = [];
  private readonly began = performance.now();
  private sourced = this.began;
  private bundled = this.began;
  /** The running activity with a count. */
  private counted?: { id: unknown; phase: number; total: number };

  /** @param report called when a phase begins, and with the share of it that is done if Gatsby counts */
  constructor(private readonly report: Report) {}

  /** Takes the next piece of the output. */
  read(chunk: string): void {
    this.output = (this.output + chunk).slice(-KEPT_OUTPUT);
  }

  /** A new process of Gatsby starts: the first phase begins before its first message. */
  start(): void {
    this.reach(0);
  }

  /** Takes a message of Gatsby. */
  receive(message: unknown): void {
    const { type, payload = {} } = (message as Message | null)?.action ?? {};
    const { level, code, text, context, id, current, total } = payload;
    if (type === 'ACTIVITY_START') this.begin(id, text, total);
    else if (type === 'ACTIVITY_UPDATE') this.count(id, current);
    else if (type === 'ACTIVITY_END') this.end(id);
    else if (level === 'ERROR' && typeof code === 'string')
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

  private begin(id: unknown, text: unknown, total: unknown): void {
    const phase = phaseOf(text);
    if (phase < 0) return;
    if (typeof total === 'number' && total > 0) this.counted = { id, phase, total };
    this.reach(phase);
  }

  private count(id: unknown, current: unknown): void {
    const { counted } = this;
    if (counted?.id === id && counted && typeof current === 'number')
      this.reach(counted.phase, Math.min(1, current / counted.total));
  }

  /** An activity has its text as its id, except some of which several run at once. */
  private end(id: unknown): void {
    const phase = phaseOf(id);
    if (phase < 0) return;
    if (phase < LAST_OF_SOURCE) this.sourced = this.bundled = performance.now();
    else if (phase < LAST_OF_WEBPACK) this.bundled = performance.now();
  }

  private reach(phase: number, part?: number): void {
    this.report(phase + 1, PHASES.length, PHASE_WORDS[phase], part);
  }
}

const phaseOf = (text: unknown): number =>
  typeof text === 'string' ? PHASES.findIndex(([pattern]) => pattern.test(text)) : -1;
