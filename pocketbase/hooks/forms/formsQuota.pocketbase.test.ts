import { randomUUID } from 'node:crypto';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { bodyOf, collectionOf, doorsOf, FORM_NAMES, plainFieldsOf } from '../testing/submissions';

let server: ThrowawayPocketBase;
let doors: ReturnType<typeof doorsOf>;
const start = async (quota: string) => {
  server = await startPocketBase({ env: { FORM_QUOTA: quota } });
  doors = doorsOf(server);
};
afterEach(() => server.stop());

const TWENTY = Array.from({ length: 20 }, (_, i) => i);

it('accepts as many of each form as the quota allows, in parallel too, then answers with Retry-After', async () => {
  await start('4/1h');
  for (const form of FORM_NAMES) {
    const answers = await Promise.all(TWENTY.map(() => doors.send(form, bodyOf(form, {}, { key: randomUUID() }))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(16);
    for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(890);
    const plain = await doors.sendPlain(form, plainFieldsOf(form));
    expect([plain.status, plain.headers.get('Location')]).toEqual([429, null]);
    expect(Number(plain.headers.get('Retry-After'))).toBeLessThanOrEqual(900);
    // Slovenian has four forms of a number; the English page has two.
    expect(await plain.text()).toMatch(/What you wrote is kept\. Try again in \d+ (?:second|minute)s?\./);
  }
  expect([await doors.count(), await doors.count('messages')]).toEqual([16, 4]);
});

it('counts no replay and no form that was not accepted', async () => {
  await start('2/1h');
  const body = bodyOf('general', {}, { key: randomUUID() });
  for (let i = 0; i < 10; i++) {
    expect((await doors.sendForm(body)).status).toBe(201);
    expect((await doors.sendForm(bodyOf('general', { email: 'ana' }))).status).toBe(400);
  }
  expect((await doors.sendForm(bodyOf('general', {}, { key: randomUUID() }))).status).toBe(201);
  expect((await doors.sendForm(bodyOf('general', {}, { key: randomUUID() }))).status).toBe(429);
  // A repeat of a stored submission is answered as stored, whatever the quota.
  expect((await doors.sendForm(body)).status).toBe(201);
  expect(await doors.count(collectionOf('general'))).toBe(2);
});

it('0 turns it off, and PocketBase’s own limits don’t come before ours', async () => {
  await start('0');
  for (let i = 0; i < 20; i++) {
    const answers = await Promise.all(
      TWENTY.map((n) => doors.sendMessage(bodyOf('contact', { name: `${i} ${n}` }, { key: randomUUID() }))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toHaveLength(0);
  }
  expect(await doors.count('messages')).toBe(400);
});

it('twenty in ten minutes if no valid quota is set', async () => {
  await start('as many as you like');
  const answers = await Promise.all(
    [...TWENTY, ...TWENTY].map(() => doors.sendForm(bodyOf('voucher', {}, { key: randomUUID() }))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});
