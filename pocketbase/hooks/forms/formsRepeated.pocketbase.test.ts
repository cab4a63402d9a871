import { randomUUID } from 'node:crypto';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { bodyOf, collectionOf, doorsOf, FORM_NAMES, type FormName, plainFieldsOf } from '../testing/submissions';

let server: ThrowawayPocketBase;
let doors: ReturnType<typeof doorsOf>;
beforeAll(async () => {
  // Repeats must not count: fifty of one key pass a quota of a few.
  server = await startPocketBase({ env: { FORM_QUOTA: '6/1h' } });
  doors = doorsOf(server);
});
afterAll(() => server.stop());

const FIFTY = Array.from({ length: 50 }, (_, i) => i);
/** The number of rows and mails that an action added. */
const changeBy = async (form: FormName, action: () => Promise<void>) => {
  const count = async () => [await doors.count(collectionOf(form)), await doors.count('outbox')];
  const [rows = 0, mails = 0] = await count();
  await action();
  const [rowsAfter = 0, mailsAfter = 0] = await count();
  return { rows: rowsAfter - rows, mails: mailsAfter - mails };
};

describe.each(FORM_NAMES)('%s', (form) => {
  it('fifty parallel posts of one key are one row, one mail and one answer', async () => {
    const body = bodyOf(form, { email: `${form}@example.com` }, { key: randomUUID() });
    const change = await changeBy(form, async () => {
      const answers = await Promise.all(FIFTY.map(() => doors.send(form, body)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([form === 'contact' ? 200 : 201]));
      // One submission is counted once.
      const repeats = answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true');
      expect(repeats).toHaveLength(FIFTY.length - 1);
      const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
      for (const other of others) expect(other).toEqual(first);
    });
    expect(change).toEqual({ rows: 1, mails: 1 });
  });

  it('fifty parallel plain posts of the same values are one row and redirect to the same page', async () => {
    const change = await changeBy(form, async () => {
      const fields = plainFieldsOf(form, { email: `plain-${form}@example.com` });
      const answers = await Promise.all(FIFTY.map(() => doors.sendPlain(form, { ...fields, locale: 'sl' })));
      const told = answers.map(({ status, headers }) => `${status} ${headers.get('Location')}`);
      expect(new Set(told).size).toBe(1);
      expect(told[0]).toMatch(new RegExp(`^303 /sl/thank-you/${form}/no-mail/#sent-[0-9a-f]{16}$`));
    });
    expect(change).toEqual({ rows: 1, mails: 1 });
  });

  it('the same key with another body is refused, and nothing is changed', async () => {
    const key = randomUUID();
    const email = `reused-${form}@example.com`;
    expect((await doors.send(form, bodyOf(form, { email }, { key }))).ok).toBe(true);
    const [row] = await doors.rows(collectionOf(form));
    const change = await changeBy(form, async () => {
      const answer = await doors.send(form, bodyOf(form, { email, message: 'Another' }, { key }));
      expect(answer.status).toBe(422);
    });
    expect(change).toEqual({ rows: 0, mails: 0 });
    expect((await doors.rows(collectionOf(form)))[0]).toEqual(row);
  });
});

it('reports the kind of refusal', async () => {
  const key = randomUUID();
  await doors.sendForm(bodyOf('general', { name: 'Bor' }, { key }));
  const answer = await doors.sendForm(bodyOf('general', { name: 'Cene' }, { key }));
  expect([answer.status, await answer.json()]).toEqual([422, { error: 'keyReused' }]);
});

it('is the same in the other language, with another token, in capital letters and after a restart', async () => {
  const key = randomUUID();
  const fields = { name: 'Darja' };
  const first = await doors.sendForm(bodyOf('general', fields, { key, locale: 'en', token: '' }));
  await server.kill();
  await server.restart();
  const again = { key: key.toUpperCase(), locale: 'sl', subject_line: 'x' };
  const second = await doors.sendForm(bodyOf('general', fields, again));
  expect(await second.json()).toEqual(await first.json());
});

describe('a token', () => {
  const ask = async () => {
    const { token } = (await (await fetch(`${server.url}/_site/form-token`)).json()) as { token: string };
    return token;
  };

  it.each(FORM_NAMES)(
    'is accepted once: of twenty %s forms at once one is stored, the others are told so',
    async (form) => {
      const token = await ask();
      const change = await changeBy(form, async () => {
        const bodies = FIFTY.slice(0, 20).map((i) => bodyOf(form, { name: `N ${i}` }, { key: randomUUID(), token }));
        const answers = await Promise.all(bodies.map((body) => doors.send(form, body)));
        const statuses = answers.map(({ status }) => status).sort();
        expect(statuses).toEqual([form === 'contact' ? 200 : 201, ...Array.from({ length: 19 }, () => 409)]);
      });
      expect(change.rows).toBe(1);
    },
  );

  it('that was used in one form is used for all, and after a restart', async () => {
    const token = await ask();
    expect((await doors.send('contact', bodyOf('contact', {}, { key: randomUUID(), token }))).status).toBe(200);
    await server.kill();
    await server.restart();
    const answer = await doors.sendForm(bodyOf('general', { name: 'Fani' }, { key: randomUUID(), token }));
    expect([answer.status, await answer.json()]).toEqual([409, { error: 'tokenUsed' }]);
    expect((await doors.sendForm(bodyOf('general', { name: 'Fani' }, { key: randomUUID() }))).status).toBe(201);
  });

  it('leaves a retry its answer, and is not used up by a refusal', async () => {
    const token = await ask();
    const key = randomUUID();
    expect((await doors.sendForm(bodyOf('general', { email: 'ana' }, { key, token }))).status).toBe(400);
    const first = await doors.sendForm(bodyOf('general', { name: 'Gal' }, { key, token }));
    expect(first.status).toBe(201);
    const again = await doors.sendForm(bodyOf('general', { name: 'Gal' }, { key, token }));
    expect([again.status, await again.json()]).toEqual([201, await first.json()]);
  });

  it('that came twice without scripts shows the form again with its values, ready to be sent', async () => {
    const token = await ask();
    const plain = (more: Record<string, string>) =>
      doors.sendPlain('contact', { ...plainFieldsOf('contact', more), token });
    expect((await plain({ name: 'Hana' })).status).toBe(303);
    expect((await plain({ name: 'Hana' })).status).toBe(303);
    const answer = await plain({ name: 'Iva' });
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain('value="Iva"');
    expect(html).toContain('This form was sent before. What you wrote is kept; send it again.');
    expect(html).not.toContain(token);
  });

  it('is forgotten when it has expired', async () => {
    const count = () => doors.count('used_tokens');
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await doors.api('crons/usedTokens', { method: 'POST' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await count()).toBe(before);
    const { items } = (await (await doors.api('collections/used_tokens/records')).json()) as {
      items: { id: string }[];
    };
    await doors.api(`collections/used_tokens/records/${items[0]?.id}`, {
      method: 'PATCH',
      body: JSON.stringify({ expires_at: '2020-01-01 00:00:00.000Z' }),
    });
    await doors.api('crons/usedTokens', { method: 'POST' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await count()).toBe(before - 1);
  });
});

it('without a key the same values twice within an hour are one row', async () => {
  const change = await changeBy('voucher', async () => {
    for (let i = 0; i < 3; i++) expect((await doors.sendForm(bodyOf('voucher', { name: 'Eva' }))).status).toBe(201);
  });
  expect(change.rows).toBe(1);
});
