import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from '../run';
import type { Finding } from './AuditRule';
import type { AuditedPage, AuditedSite } from './AuditedSite';
import { mapFew } from '../mapFew';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
/** What a page is told on purpose is no fault of it: to stay out of search results, to answer a miss. */
const HIDDEN = ['is-crawlable'];
const MISS = [...HIDDEN, 'http-status-code', 'errors-in-console'];
/** On a busy machine the browser may not be there in time. */
const MOST_TRIES = 3;
/** Each mostly waits. */
const AT_ONCE = 2;

/** What Lighthouse says of one page. */
export interface LighthouseOutcome {
  path: string;
  template: string;
  /** Out of a hundred, in the order of the categories. */
  scores: readonly number[];
  findings: readonly Finding[];
}

/**
 * Asks Lighthouse for accessibility, best practices and SEO of pages. It is not asked for speed: so its simulated throttling
 * slows nothing down, while with any other it would wait for five quiet seconds.
 * @param executablePath of the browser
 * @param url address at which the site answers
 * @param samples pages to ask about
 * @param site
 */
export async function runLighthouse(
  executablePath: string,
  url: string,
  samples: readonly AuditedPage[],
  { ask }: Pick<AuditedSite, 'ask'>,
): Promise<LighthouseOutcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'modrina-lighthouse-'));
  const env = { ...process.env, CHROME_PATH: executablePath };
  try {
    return await mapFew([...samples.entries()], AT_ONCE, async ([place, { path, status, facts, parts }]) => {
      const answer = await ask(encodeURI(path));
      await answer.body?.cancel();
      const isHidden = facts.noindex || (answer.headers.get('x-robots-tag') ?? '').includes('noindex');
      const skipped = status === 200 ? (isHidden ? HIDDEN : []) : MISS;
      const report = await askAbout(url + encodeURI(path), env, join(folder, `${place}.json`), skipped);
      return { path, template: parts.template, ...read(path, report) };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In a process of its own: an error that Lighthouse does not catch is not to end the audit. */
async function askAbout(
  address: string,
  env: NodeJS.ProcessEnv,
  file: string,
  skipped: readonly string[],
): Promise<Report> {
  let output = '';
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const args = [
      ...[address, '--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join()}`],
      // Containers, where tests mostly run, have no user namespaces for the sandbox.
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
      ...['--disable-full-page-screenshot', '--no-enable-error-reporting'],
      ...(skipped.length > 0 ? [`--skip-audits=${skipped.join()}`] : []),
      ...(skipped === MISS ? ['--ignore-status-code'] : []),
    ];
    const outcome = await run(bin('lighthouse'), args, { env });
    const report = await readFile(file, 'utf8').catch(() => undefined);
    if (report !== undefined) return JSON.parse(report) as Report;
    output = outcome.output;
  }
  throw new Error(`Lighthouse said nothing of ${address}:\n${output}`);
}

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; explanation?: string; scoreDisplayMode: string }>;
  runtimeError?: { code: string; message: string };
};

function read(path: string, { categories, audits, runtimeError }: Report) {
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const failed = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => ({ path, text: `${name}: ${id}: ${audits[id]?.title ?? ''}` })),
  );
  const errors = Object.entries(audits)
    .filter(([, audit]) => audit.scoreDisplayMode === 'error')
    .map(([id]) => ({ path, text: `${id} could not be asked` }));
  const whole = runtimeError ? [{ path, text: `${runtimeError.code}: ${runtimeError.message}` }] : [];
  const isFull = scores.every((score) => score === 100);
  const findings = [...whole, ...failed, ...errors];
  return {
    scores,
    findings: findings.length > 0 || isFull ? findings : [{ path, text: `scores ${scores.join(', ')}` }],
  };
}
