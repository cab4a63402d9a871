import type { ReceivedMail } from '../../server/testing/mailSink';
import { TEAM } from './attackedSite';
import type { BrowserReader } from './browserReader';
import type { Findings } from './Findings';

const PLACE = 'mails';
/** All headers that a mail of the site may have, each once. */
const HEADERS = new Set(
  'from to reply-to subject date message-id mime-version content-type content-transfer-encoding auto-submitted'.split(
    ' ',
  ),
);
const RECIPIENT = /^visitor-[0-9a-f]{8}@example\.com$/;
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/** Parses mails like a mail program: recipients, header names, and active content of their parts. */
export async function readMails(
  mails: readonly ReceivedMail[],
  { reader, findings }: { reader: BrowserReader; findings: Findings },
): Promise<void> {
  for (const { to, parsed } of mails) {
    findings.read(PLACE);
    const { subject = '', html, text = '', headers, attachments, cc, bcc } = parsed;
    const strangers = to.filter((address) => !TEAM.includes(address) && !RECIPIENT.test(address));
    const addressed = (parsed.to ?? []).map(({ address }) => address).filter((address) => !to.includes(address ?? ''));
    const names = headers.map(({ key }) => key);
    const unknown = names.filter((name, index) => !HEADERS.has(name) || names.indexOf(name) !== index);
    [...strangers, ...addressed, ...(cc ?? []), ...(bcc ?? [])].forEach((address) =>
      findings.add(PLACE, 'broken', `${JSON.stringify(address)} gets “${subject}”`),
    );
    unknown.forEach((name) => findings.add(PLACE, 'broken', `header ${name} of “${subject}”`));
    if (CONTROL.test(subject)) findings.add(PLACE, 'broken', `subject ${JSON.stringify(subject)}`);
    if (attachments.length > 0 || !text.trim()) findings.add(PLACE, 'broken', `parts of “${subject}”`);
    if (html) findings.addViolations(PLACE, subject, await reader.faults('fragmentViolations', html, ''));
  }
}
