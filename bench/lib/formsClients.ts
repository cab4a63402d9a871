import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Submission {
  collection: 'form_messages' | 'messages';
  path: string;
  key: string;
  email: string;
  body: string;
}

/** The responses that the clients received. */
export interface Tally {
  /** The row's id in the response for each key. */
  acknowledged: Map<string, { id: string; submission: Submission }>;
  /** Successful responses, repeats included. */
  successes: number;
  /** Requests without a response: the server was down, or the client aborted. */
  unanswered: number;
  /** Responses "try again". */
  postponed: number;
  /** Keys with two responses that named different rows. */
  contradicted: number;
  /** Unexpected responses, by status. */
  unexpected: Map<number, number>;
}

const RECORDS = '/api/collections/messages/records';
const FORM = '/_site/save-form-message';
const WALLET = '0x52908400098527886E0F7030069857D2E4169EE7';

/** The n-th submission: every form in turn, each one unique. */
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
 * A visitor's browser: it sends with the same key until the submission is acknowledged. One in ten clicks twice, one in
 * ten aborts and sends again, one in ten repeats an acknowledged one.
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
