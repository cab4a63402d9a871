import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CORES } from '../mapFew';
import { bin, run } from '../run';
import type { LighthouseTask, LighthouseWork } from './askLighthouse';
import type { Finding } from './AuditRule';
import type { AuditedPage, AuditedSite } from './AuditedSite';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
/** Audits that a page fails on purpose: it is not indexable, or it answers 404. */
const HIDDEN = ['is-crawlable'];
const MISS = [...HIDDEN, 'http-status-code', 'errors-in-console'];
/** On a busy machine the browser may not be ready in time. */
const MOST_TRIES = 3;
/** Concurrent browsers: each waits half of the time. */
const AT_ONCE = 2 * CORES;

/** The result of Lighthouse for one page. */
interface LighthouseOutcome {
  path: string;
  template: string;
  /** Out of a hundred, in the order of the categories. */
  scores: readonly number[];
  findings: readonly Finding[];
}

/**
 * Runs Lighthouse for accessibility, best practices and SEO. Speed is not measured: so simulated throttling slows
 * nothing down, while any other setting would wait for five quiet seconds.
 * @param executablePath of the browser
 * @param url of the site
 * @param samples pages to check
 * @param site
 */
export async function runLighthouse(
  executablePath: string,
  url: string,
  samples: readonly AuditedPage[],
  { ask }: Pick<AuditedSite, 'ask'>,
): Promise<LighthouseOutcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'modrina-lighthouse-'));
  try {
    const tasks = await Promise.all(
      samples.map(async ({ path, status, facts }, place): Promise<LighthouseTask> => {
        const answer = await ask(encodeURI(path));
        await answer.body?.cancel();
        const isHidden = facts.noindex || (answer.headers.get('x-robots-tag') ?? '').includes('noindex');
        const skipAudits = status === 200 ? (isHidden ? HIDDEN : []) : MISS;
        const file = join(folder, `${place}.json`);
        return { address: url + encodeURI(path), file, skipAudits, ignoreStatusCode: status !== 200 };
      }),
    );
    const shares = Array.from({ length: AT_ONCE }, (_, share) =>
      tasks.filter((_task, place) => place % AT_ONCE === share),
    );
    await Promise.all(
      shares.map((share, number) => askAll(executablePath, share, join(folder, `work-${number}.json`))),
    );
    return await Promise.all(
      samples.map(async ({ path, parts }, place) => {
        const report = JSON.parse(await readFile(tasks[place]?.file ?? '', 'utf8')) as Report;
        return { path, template: parts.template, ...read(path, report) };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In a separate process: an error that Lighthouse does not catch must not end the audit. */
async function askAll(executablePath: string, tasks: readonly LighthouseTask[], file: string): Promise<void> {
  let left = [...tasks];
  let output = '';
  for (let attempt = 0; attempt < MOST_TRIES && left.length > 0; attempt++) {
    const work: LighthouseWork = { executablePath, categories: CATEGORIES, tasks: left };
    await writeFile(file, JSON.stringify(work));
    output = (await run(bin('tsx'), [join(__dirname, 'askLighthouse.ts'), file])).output;
    left = left.filter((task) => !existsSync(task.file));
  }
  if (left[0]) throw new Error(`Lighthouse gave no result for ${left[0].address}:\n${output}`);
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
    .map(([id]) => ({ path, text: `${id} could not run` }));
  const whole = runtimeError ? [{ path, text: `${runtimeError.code}: ${runtimeError.message}` }] : [];
  const isFull = scores.every((score) => score === 100);
  const findings = [...whole, ...failed, ...errors];
  return {
    scores,
    findings: findings.length > 0 || isFull ? findings : [{ path, text: `scores ${scores.join(', ')}` }],
  };
}
