import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Submission {
  collection: 'form_messages' | 'messages';
  path: string;
  key: string;
  email: string;
  body: string;
}

/** The answers that the clients got. */
export interface Tally {
  /** The row's id that each key was answered with. */
  acknowledged: Map<string, { id: string; submission: Submission }>;
  /** Answers of success, repeats included. */
  successes: number;
  /** Requests without an answer: the server was gone, or the client broke off. */
  unanswered: number;
  /** Answers "try again". */
  postponed: number;
  /** Two answers for one key that named different rows. */
  contradicted: number;
  /** Answers that nothing explains, by status. */
  unexpected: Map<number, number>;
}

const RECORDS = '/api/collections/messages/records';
const FORM = '/_site/save-form-message';
const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';

/** The n-th submission: every form in turn, none like another. */
export function makeSubmission(number: number): Submission {
  const key = randomUUID();
  const email = `client${number}@example.com`;
  const message = `Submission ${number}: živjo, ${'to je dovolj dolgo sporočilo. '.repeat(8)}${key}`;
  const person = { name: `Client ${number}`, email, message, locale: number % 2 ? 'en' : 'sl', key };
  const forms = [
    { form: 'voucher', data: { package: 'Package 2', referral: 'bor' } },
    { form: 'application', data: { subject: 'A workshop', company: 'Čebela d. o. o.' } },
    { form: 'referral', data: { wallet: WALLET, network: 'base' } },
    { form: 'general', data: { phone: '+386 1 000 00 00' } },
  ];
  const form = forms[number % (forms.length + 1)];
  const body = JSON.stringify(form ? { ...person, ...form } : person);
  const [collection, path] = form ? (['form_messages', FORM] as const) : (['messages', RECORDS] as const);
  return { collection, path, key, email, body };
}

export const newTally = (): Tally => ({
  ...{ acknowledged: new Map(), successes: 0, unanswered: 0, postponed: 0, contradicted: 0, unexpected: new Map() },
});

/**
 * A visitor's browser: sends until it is told that the submission is stored, always with the same key. One in ten
 * clicks twice, one in ten breaks off and sends again, one in ten sends again what was answered.
 */
export async function submit(url: string, submission: Submission, tally: Tally): Promise<void> {
  const mood = Math.random();
  if (mood < 0.1) await Promise.all([untilStored(url, submission, tally), untilStored(url, submission, tally)]);
  else if (mood < 0.2) {
    await send(url, submission, tally, AbortSignal.timeout(Math.ceil(Math.random() * 20)));
    await untilStored(url, submission, tally);
  } else {
    await untilStored(url, submission, tally);
    if (mood < 0.3) await send(url, submission, tally);
  }
}

async function untilStored(url: string, submission: Submission, tally: Tally): Promise<void> {
  while (!(await send(url, submission, tally))) await sleep(20 + Math.random() * 60);
}

async function send(
  url: string,
  submission: Submission,
  tally: Tally,
  signal = AbortSignal.timeout(15_000),
): Promise<boolean> {
  let answer: Response;
  let id: unknown;
  try {
    const headers = { 'Content-Type': 'application/json' };
    answer = await fetch(url + submission.path, { method: 'POST', headers, body: submission.body, signal });
    ({ id } = (await answer.json()) as { id?: unknown });
  } catch {
    tally.unanswered += 1;
    return false;
  }
  if (answer.ok && typeof id === 'string') {
    const before = tally.acknowledged.get(submission.key);
    if (before && before.id !== id) tally.contradicted += 1;
    tally.acknowledged.set(submission.key, { id, submission });
    tally.successes += 1;
    return true;
  }
  if (answer.status === 503 || answer.status === 429) tally.postponed += 1;
  else tally.unexpected.set(answer.status, (tally.unexpected.get(answer.status) ?? 0) + 1);
  return false;
}
