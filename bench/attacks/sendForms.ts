import { randomUUID } from 'node:crypto';
import { ADDED, bodyOf, FORM_NAMES, type FormName } from '../../pocketbase/hooks/testing/submissions';
import { mapFew } from '../../scripts/lib/mapFew';
import type { PublishingSite } from '../lib/publishingSite';
import { packs } from './corpus';

/** Counts of sent forms, by the labels of the table. */
export type Sent = Record<(typeof COUNTED)[number], number>;

const COUNTED = [
  'forms: submissions stored',
  'forms: payloads in them',
  'forms: payloads refused even alone',
  'forms: responses of 500',
  'error reports accepted',
] as const;

const AT_ONCE = 8;
const HEADERS = { 'Content-Type': 'application/json' };
/** The longest line that a form accepts; a phone number has less. */
const LINE = 190;
const MOST: Record<string, number> = { phone: 60, referral: 100, package: 90 };
/** A field with its own rule accepts a payload only after a prefix that satisfies the rule. */
const PREFIX: Record<string, string> = { package: 'Package ' };
const RULED = ['wallet', 'network'];

/** Sends every payload in every field of every form, as a visitor may, and as error reports. */
export async function sendForms(site: PublishingSite, payloads: readonly string[]): Promise<Sent> {
  const sent = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Sent;
  const queue = FORM_NAMES.flatMap((form) => packs(payloads, LINE).map((pack) => ({ form, pack })));
  await mapFew(queue, AT_ONCE, ({ form, pack }) => sendPack(site, form, pack, sent));
  // One in all fields with their own rules: the refused form shows them again, and they are never stored.
  for (const payload of payloads) {
    const refused = Object.fromEntries(['email', ...RULED, 'package'].map((name) => [name, payload]));
    if ((await post(site, 'referral', refused, payload)) < 400)
      throw new Error(`A form took ${payload} as an email address`);
  }
  for (const payload of payloads) {
    const report = { message: payload, stack: payload, path: `/${payload}`, version: payload };
    const answer = await fetch(`${site.url}/_site/error-report`, {
      method: 'POST',
      headers: HEADERS,
      body: JSON.stringify(report),
    });
    if (answer.status >= 500) sent['forms: responses of 500'] += 1;
    else sent['error reports accepted'] += answer.ok ? 1 : 0;
  }
  return sent;
}

/** A group of payloads in all fields of a form; its halves if it is refused. */
async function sendPack(site: PublishingSite, form: FormName, pack: readonly string[], sent: Sent): Promise<void> {
  const text = pack.join(' ');
  const fields = ['name', ...Object.keys(ADDED[form])].filter((name) => !RULED.includes(name));
  const values = Object.fromEntries(
    fields.map((name) => {
      const fitting = pack.find((payload) => payload.length <= (MOST[name] ?? LINE)) ?? 'x';
      return [name, (PREFIX[name] ?? '') + (MOST[name] ? fitting : text)];
    }),
  );
  const status = await post(site, form, values, pack.join('\n'));
  if (status < 400) {
    sent['forms: submissions stored'] += 1;
    sent['forms: payloads in them'] += pack.length;
  } else if (status >= 500) sent['forms: responses of 500'] += 1;
  else if (pack.length === 1) sent['forms: payloads refused even alone'] += 1;
  else {
    await sendPack(site, form, pack.slice(0, pack.length >> 1), sent);
    await sendPack(site, form, pack.slice(pack.length >> 1), sent);
  }
}

async function post(
  site: PublishingSite,
  form: FormName,
  values: Record<string, string>,
  message: string,
): Promise<number> {
  const key = randomUUID();
  const email = `visitor-${key.slice(0, 8)}@example.com`;
  const body = bodyOf(form, { email, message, ...values }, { key, locale: Math.random() < 0.5 ? 'en' : 'sl' });
  const path = form === 'contact' ? '/api/collections/messages/records' : '/_site/save-form-message';
  return (await fetch(site.url + path, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) })).status;
}
