import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { dataFolder } from '../server/dataFolder';
import { type MailSink, startMailSink } from '../server/testing/mailSink';
import { environment, FOLDER } from './attacks/attackedSite';
import { openReader } from './attacks/browserReader';
import { corpus } from './attacks/corpus';
import { fillSite } from './attacks/fillSite';
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

// Payloads in every field of a real site, and every document that is made of them: nothing runs, submits or loads.
const USAGE = 'npm run bench:attacks -- [--payloads 1100] [--browser-pages 200] [--preview-minutes 10] [--keep]';

function readOptions() {
  const text = (fallback: string) => ({ type: 'string' as const, default: fallback });
  const { values } = parseArgs({
    options: {
      payloads: text('1100'),
      'browser-pages': text('200'),
      'preview-minutes': text('10'),
      keep: { type: 'boolean', default: false },
    },
  });
  const numbers = [values.payloads, values['browser-pages'], values['preview-minutes']].map(Number);
  const [payloads = 0, pages = 0, previewMinutes = 0] = numbers;
  if (!numbers.every((number) => number >= 0) || payloads < 1 || pages < 1) throw new Error(USAGE);
  return { payloads, pages, previewMinutes, keep: values.keep };
}

/** Waits until no mail waits; PocketBase sends them each minute. */
async function mailsAreSent(site: PublishingSite): Promise<void> {
  const query = `perPage=1&filter=${encodeURIComponent('status = "waiting" || status = "sending"')}`;
  const waiting = () => site.ask<{ totalItems: number }>('GET', `/api/collections/outbox/records?${query}`);
  while ((await waiting()).totalItems > 0) await sleep(2000);
}

/** A site full of payloads that was not built yet. */
async function attack(sink: MailSink, payloads: readonly string[]): Promise<Record<string, number>> {
  const site = await makePublishingSite({ folder: FOLDER, env: { ...environment(sink), BUILD: 'none' } });
  try {
    const filled = await fillSite(site, payloads);
    const fields = filled.flatMap((each) => each.fields);
    const past = await writePastLimits(site.dataDir, filled);
    const sum = (count: (field: (typeof fields)[number]) => number) => fields.reduce((all, one) => all + count(one), 0);
    return {
      payloads: payloads.length,
      collections: filled.length,
      'fields of content': fields.length,
      'payloads taken by fields': sum(({ taken }) => taken),
      'payloads refused by fields': sum(({ refused }) => refused.length),
      'values written by SQL': past.values,
      'payloads in them': past.payloads,
    };
  } finally {
    await site.stop();
  }
}

async function main(): Promise<void> {
  const { payloads, pages, previewMinutes, keep } = readOptions();
  const sink = await startMailSink();
  const findings = new Findings();
  const chosen = corpus(payloads);
  const counts = await attack(sink, chosen);
  const reader = await openReader();
  const site = await startPublishingSite(FOLDER, { ...environment(sink), BUILD: 'auto' });
  try {
    // The first build takes minutes, in which visitors may write.
    const [refused, sent] = await Promise.all([publishAttacked(site), sendForms(site, chosen)]);
    await mailsAreSent(site);
    const place = { reader, findings };
    const release = dataFolder(site.dataDir).current;
    const paths = await readRelease(release, site.url, place);
    await readRedirects(site, findings);
    await readMails(sink.mails, place);
    await readExport(FOLDER, site.dataDir, findings);
    await visitPages({ url: site.url, paths, most: pages }, place);
    const some = paths.filter((_, index) => index % Math.ceil(paths.length / 12) === 0);
    await visitSignedIn(site, { paths: some, previewMinutes }, place);
    report({ ...counts, 'records refused by builds': refused.length, ...sent }, findings);
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
  const found = findings.total + (counts['forms: answers of 500'] ?? 0);
  console.log(found === 0 ? '\n0 run, 0 handlers, 0 foreign forms' : `\nThe bench FAILED: ${found} findings`);
  process.exitCode = found === 0 ? 0 : 1;
}

void main();
