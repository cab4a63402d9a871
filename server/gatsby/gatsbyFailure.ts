import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Shrink } from '../../src/lib/publishing/protocol';
import { dashboardLink, SHRINK_REMEDY, TransientError, UserError } from '../UserError';
import { refusalFaults } from './refusalFaults';
import type { SiteFile } from '../site/readSiteFile';
import type { ReportedError } from './BuildClock';

/** The source plugin's error for collections that would lose too much. */
const SHRINKING = 'gatsby-source-pocketbase_10301';

interface Shrinking {
  collection: string;
  before: number;
  records: string[];
  pages: string[];
}

/**
 * Reads the lost records and pages from the source plugin's error.
 * @param error as Gatsby reported it
 * @returns undefined for any other error
 */
export function shrinkProblem(error: { code: string; context?: unknown }): UserError | undefined {
  if (error.code !== SHRINKING) return undefined;
  // The plugin writes them to a file: they can be too long for a message of a process that ends.
  const { refused } = (error.context ?? {}) as { refused?: string };
  if (!refused) return undefined;
  const found = JSON.parse(readFileSync(refused, 'utf8')) as Shrinking[];
  const losses = found.map(({ collection, before, records }) => `${records.length} of ${before} ${collection}`);
  const shrink: Shrink = {
    records: Object.fromEntries(found.map(({ collection, records }) => [collection, records])),
    pages: found.flatMap(({ pages }) => pages),
  };
  return new UserError(
    `The site would lose ${losses.join(', ')}, so the new version does not go live. Visitors see the last one. ${SHRINK_REMEDY}`,
    '',
    { shrink },
  );
}

const LONGEST_LINE = 500;

/** The lines of a failed build's output that contain the cause. */
export function essentialLines(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^(success|info|verbose|not finished|warn) /.test(line));
  const first = lines.findIndex((line) => /^\s*(ERROR|error)\b|Error:/.test(line));
  const from = first < 0 ? Math.max(0, lines.length - 15) : first;
  return (
    lines
      .slice(from, from + 40)
      // Compiled code can be one long line.
      .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** A signal ended a process with a higher exit code. */
const KILLED = 128;
/** A process could not be started (runGatsby.ts). */
const NOT_STARTED = 127;

const FULL = /ENOSPC|EDQUOT|no space left on device|quota exceeded|MDB_MAP_FULL/i;
const NO_MEMORY = /heap out of memory|ENOMEM|ERR_WORKER_OUT_OF_MEMORY/i;
/** The source plugin refuses the content, or cannot read it. */
const REFUSED = /^gatsby-source-pocketbase_(\d+)$/;
/**
 * Refusals after which nodes may have been written. Gatsby keeps the list of pages to render in the process, so the next process
 * would treat the records as unchanged. For an exception at a record the plugin's context reports it; after all others nothing
 * was written.
 */
const UNEXPECTED = '10901';
const AT_RECORD = '10306';

function mayHaveWritten({ code, context }: ReportedError): boolean {
  const number = code.replace(REFUSED, '$1');
  const { nodes } = (context ?? {}) as { nodes?: unknown };
  return number === UNEXPECTED || (number === AT_RECORD && nodes !== 'untouched');
}

/** The refusals for which PocketBase or the bucket of the files does not answer, or answers with an error. */
const UNREACHABLE = ['10101', '10105', '10401'];
/** Gatsby's error for a resolver that threw: the source plugin makes pictures and files while queries run. */
const IN_QUERY = '85901';
/** The source plugin's sentences about a file (plugins/gatsby-source-pocketbase/src/errors.ts; a test compares them). */
const OF_FILES: readonly [string, RegExp][] = [
  ['10401', /The file (\S+) could not be fetched or stored \(.*/],
  ['10403', /The picture (\S+) could not be made in another size \(.*/],
];

/** The refusal of the source plugin that Gatsby reports as a failed query. */
function refusalInQuery({ code, text }: ReportedError): ReportedError | undefined {
  if (code !== IN_QUERY) return undefined;
  for (const [number, sentence] of OF_FILES) {
    const [found, file] = sentence.exec(text) ?? [];
    if (found) return { code: `gatsby-source-pocketbase_${number}`, text: found, context: { file } };
  }
  return undefined;
}

/** Errors of the project's code: Gatsby's numbers for webpack and for queries. */
const CODE = /^(98\d{3}|859\d{2})$/;
/** Gatsby's error 95313: an exception while it rendered a page. It contains the page's path, but not its record. */
const NOT_RENDERED = /Building static HTML failed for path "([^"]+)"/;
/** The exceptions of a page whose data Gatsby cannot read: a file of the cache is missing or damaged, which a build from nothing mends. */
const UNREADABLE = /\bE(?!RR)[A-Z]+: |\bSyntaxError\b/;

/** The end of Gatsby's output, and the errors that it reported. */
interface Said {
  output: string;
  errors: readonly ReportedError[];
}

/** The cause of Gatsby's failure. */
export interface GatsbyFailure {
  problem: UserError;
  /** Another attempt from a clean cache may succeed. */
  mayRetry: boolean;
  /** The cache is as it was before. */
  leftCache: boolean;
}

/**
 * Finds the cause of a failure in Gatsby's output.
 * @param report the end of the output, and the reported errors
 * @param code the exit code, or undefined if the process continues
 * @param log path of the log with the whole output, for the message
 */
export function gatsbyFailure({ output, errors }: Said, code: number | undefined, log: string): GatsbyFailure {
  const detail = essentialLines(output);
  const where = `all of its output is in ${log}`;
  const early = errors.find(({ code: id }) => REFUSED.test(id));
  const refusal = early ?? errors.flatMap((error) => refusalInQuery(error) ?? [])[0];
  if (refusal) {
    const number = refusal.code.replace(REFUSED, '$1');
    const isOfMachine = UNREACHABLE.includes(number) || FULL.test(refusal.text);
    const Kind = isOfMachine ? TransientError : UserError;
    const faults = refusalFaults(refusal);
    const problem =
      shrinkProblem(refusal) ?? new Kind(`The content can't be built; ${where}.`, refusal.text || detail, { faults });
    return { problem, mayRetry: false, leftCache: early !== undefined && !mayHaveWritten(early) };
  }
  const transient = (sentence: string, mayRetry: boolean): GatsbyFailure => ({
    ...{ mayRetry, leftCache: false },
    problem: new TransientError(`${sentence}; ${where}.`, detail),
  });
  if (FULL.test(output)) return transient('The build failed, for the disk is full', false);
  if (NO_MEMORY.test(output)) return transient('The build ran out of memory', true);
  if (code === NOT_STARTED) return transient('Gatsby could not be started', false);
  if (code !== undefined && code > KILLED) return transient('The build was ended from outside', true);
  const problem = new UserError(`The build failed; ${where}.`, detail);
  // From nothing the same page fails in the same way: a second whole build would only delay the report.
  const isOfPage = pathNotRendered({ output, errors }) !== undefined && !UNREADABLE.test(output);
  return { problem, mayRetry: !isOfPage && !errors.some(({ code: id }) => CODE.test(id)), leftCache: false };
}

/** The path of the page that could not be rendered; undefined after other failures. */
const pathNotRendered = ({ output, errors }: Said): string | undefined =>
  NOT_RENDERED.exec([output, ...errors.map(({ text }) => text)].join('\n'))?.[1];

/**
 * Adds to a failure the page that could not be rendered, and its record with the URL in the dashboard.
 * @param report the end of the output, and the reported errors
 * @param site of the last build, which has the record of each path; a new page is not in it
 */
export function namePage(
  failure: GatsbyFailure,
  said: Said,
  site: Pick<SiteFile, 'pages' | 'dashboardUrl' | 'siteUrl'> | undefined,
): GatsbyFailure {
  const path = pathNotRendered(said);
  // A machine that fails at a page is no fault of its record.
  if (path === undefined || failure.problem instanceof TransientError) return failure;
  const { collection, record: id } = site?.pages[path] ?? {};
  const { message, detail } = failure.problem;
  const page = `The page ${path} could not be rendered.`;
  if (!site || !collection || !id) {
    const cure = 'Take back the last change of the record whose page it is, or of a block on it.';
    const faults = [{ sentence: page, records: [], path }];
    return { ...failure, problem: new UserError(`${page} ${cure}\n${message}`, detail, { faults }) };
  }
  const record = { collection, id };
  const faults = [{ sentence: page, records: [record], path }];
  const link = dashboardLink(site.dashboardUrl ?? site.siteUrl, record);
  const cure = `Open ${collection} ${id}, and take back its last change or that of one of its parts: ${link}`;
  return { ...failure, problem: new UserError(`${page} ${cure}\n${message}`, detail, { record, link, faults }) };
}
