import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dataFolder } from '../server/dataFolder';
import { startMailSink } from '../server/testing/mailSink';
import { environment, FOLDER } from './attacks/attackedSite';
import { openReader } from './attacks/browserReader';
import { corpus } from './attacks/corpus';
import { type Filled, fillSite } from './attacks/fillSite';
import { Findings, KINDS } from './attacks/Findings';
import { writePastLimits } from './attacks/pastLimits';
import { publishAttacked } from './attacks/publishAttacked';
import { readExport } from './attacks/readExport';
import { readMails } from './attacks/readMails';
import { readRedirects } from './attacks/readRedirects';
import { readRelease } from './attacks/readRelease';
import { sendForms } from './attacks/sendForms';
import { visitPages } from './attacks/visitPages';
import { visitSignedIn } from './attacks/visitSignedIn';
import { makePublishingSite, type PublishingSite, startPublishingSite } from './lib/publishingSite';
import { markdownTable } from './lib/statistics';

// Payloads in every field of a real site, and in every document made from them: nothing runs, submits or loads.
const USAGE =
  'npm run bench:attacks -- [--payloads 1100] [--browser-pages 200] [--preview-minutes 10] [--keep] [--resume]';

function readOptions() {
  const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
  const { values } = parseArgs({
    options: {
      payloads: text('1100'),
      'browser-pages': text('200'),
      'preview-minutes': text('10'),
      keep: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
    },
  });
  const numbers = [values.payloads, values['browser-pages'], values['preview-minutes']].map(Number);
  const [payloads = 0, pages = 0, previewMinutes = 0] = numbers;
  if (!numbers.every((number) => number >= 0) || payloads < 1 || pages < 1) throw new Error(USAGE);
  return { payloads, pages, previewMinutes, keep: values.keep, resume: values.resume };
}

interface Attacked {
  filled: Filled[];
  counts: Record<string, number>;
}

/** Waits until no mail is queued; PocketBase sends them each minute. */
async function mailsAreSent(site: PublishingSite): Promise<void> {
  const query = `perPage=1&filter=${encodeURIComponent('status = "waiting" || status = "sending"')}`;
  const waiting = () => site.ask<{ totalItems: number }>('GET', `/api/collections/outbox/records?${query}`);
  while ((await waiting()).totalItems > 0) await sleep(2000);
}

/** Fills a new site with payloads before its first build. */
async function fill(env: Record<string, string>, payloads: readonly string[]): Promise<Attacked> {
  const site = await makePublishingSite({ folder: FOLDER, env: { ...env, BUILD: 'none' } });
  try {
    const filled = await fillSite(site, payloads);
    const past = await writePastLimits(site.dataDir, filled);
    const fields = filled.flatMap((each) => each.fields);
    const sum = (count: (field: (typeof fields)[number]) => number) => fields.reduce((all, one) => all + count(one), 0);
    const counts = {
      payloads: payloads.length,
      collections: filled.length,
      'fields of content': fields.length,
      'payloads accepted by fields': sum(({ accepted }) => accepted),
      'payloads refused by fields': sum(({ refused }) => refused.length),
      'values written by SQL': past.values,
      'payloads in them': past.payloads,
    };
    return { filled, counts };
  } finally {
    await site.stop();
  }
}

/** Fills the site, or reuses the one that an earlier run filled. */
async function fillOnce(env: Record<string, string>, payloads: readonly string[], resume: boolean): Promise<Attacked> {
  const file = path.join(FOLDER, 'filled.json');
  if (resume) return JSON.parse(await readFile(file, 'utf8')) as Attacked;
  const attacked = await fill(env, payloads);
  await writeFile(file, JSON.stringify(attacked));
  return attacked;
}

async function main(): Promise<void> {
  const { payloads, pages, previewMinutes, keep, resume } = readOptions();
  const sink = await startMailSink();
  const env = environment(sink);
  const findings = new Findings();
  const chosen = corpus(payloads);
  const { filled, counts } = await fillOnce(env, chosen, resume);
  const reader = await openReader();
  const place = { reader, findings };
  const start = () => startPublishingSite(FOLDER, { ...env, BUILD: 'auto' });
  const { site, refusals, mended } = await publishAttacked(start, filled);
  try {
    console.log(`Live after ${refusals.length + 1} builds`);
    const sent = await sendForms(site, chosen);
    await mailsAreSent(site);
    const release = dataFolder(site.dataDir).current;
    const paths = await readRelease(release, site.url, place);
    await readRedirects(site, findings);
    await readMails(sink.mails, place);
    await readExport(FOLDER, site.dataDir, findings);
    await visitPages({ url: site.url, paths, most: pages }, place);
    const some = paths.filter((_, index) => index % Math.ceil(paths.length / 12) === 0);
    await visitSignedIn(site, { paths: some, filled, previewMinutes }, place);
    const links = { 'builds refused for broken links': refusals.length, 'records with removed links': mended };
    report({ ...counts, ...links, ...sent }, findings);
  } finally {
    await reader.close();
    await site.stop();
    await sink.stop();
  }
  if (!keep) await rm(FOLDER, { recursive: true, force: true });
}

function report(counts: Record<string, number>, findings: Findings): void {
  const rows = Object.entries(counts).map(([name, count]) => [name, count.toLocaleString('en')]);
  console.log(`\n${markdownTable(['', 'number'], rows)}\n`);
  console.log(markdownTable(['place', 'documents', ...KINDS], findings.rows()));
  findings.notes.forEach((note) => console.log(`  ${note}`));
  const found = findings.total + (counts['forms: responses of 500'] ?? 0);
  console.log(found === 0 ? '\n0 run, 0 handlers, 0 foreign forms' : `\nThe bench FAILED: ${found} findings`);
  process.exitCode = found === 0 ? 0 : 1;
}

void main();
