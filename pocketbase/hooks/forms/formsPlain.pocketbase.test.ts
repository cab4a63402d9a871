import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../../../server/dataFolder';
import { publishRelease } from '../../../server/release/publishRelease';
import { SAMPLE_POLICY, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import english from '../../../locales/en/form.json';
import slovenian from '../../../locales/sl/form.json';
import { built, fieldsOf } from '../testing/builtForm';
import {
  ADDED,
  bodyOf,
  collectionOf,
  doorsOf,
  FORM_NAMES,
  type FormName,
  person,
  plainFieldsOf,
  thanksOf,
} from '../testing/submissions';

let server: ThrowawayPocketBase;
let doors: ReturnType<typeof doorsOf>;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-plain-'));
  server = await startPocketBase({ dir, env: { FORM_QUOTA: '0' } });
  doors = doorsOf(server);
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('before the first release', () => {
  it.each(FORM_NAMES)('%s comes back on a page of the server’s own, and can be sent from there', async (form) => {
    const fields = plainFieldsOf(form, { email: 'ana', name: '"><b>' });
    const answer = await doors.sendPlain(form, { ...fields, locale: 'sl', page: '/sl/x/' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('<html lang="sl">');
    expect(html).toContain('<li><a href="#email">E-poštni naslov: Neveljaven e-poštni naslov</a></li>');
    const back = fieldsOf(html);
    expect(back).toEqual({ ...fields, source: '', locale: 'sl', page: '/sl/x/' });
    const mended = await doors.sendPlain(form, { ...back, email: 'ana@example.com' });
    expect(mended.headers.get('Location')).toMatch(/#sent-[0-9a-f]{16}$/);
    expect(thanksOf(mended)).toBe(`/sl/thank-you/${form}/no-mail/`);
    expect((await doors.rows(collectionOf(form)))[0]).toMatchObject({ name: '"><b>', message: person.message });
  });

  it('networks and packages are chosen, not typed', async () => {
    const optionsOf = async (form: FormName, name: string) => {
      const answer = await doors.sendPlain(form, { ...plainFieldsOf(form), [name]: '', locale: 'sl' });
      const select = new RegExp(`<select id="${name}"[^>]*>(.*?)</select>`).exec(await answer.text())?.[1] ?? '';
      return [...select.matchAll(/value="([^"]*)"[^>]*>([^<]*)</g)].map(([, value, label]) => [value, label]);
    };
    expect(await optionsOf('referral', 'network')).toContainEqual(['base', 'Base']);
    const create = async (collection: string, body: object) =>
      (
        (await (
          await doors.api(`collections/${collection}/records`, { method: 'POST', body: JSON.stringify(body) })
        ).json()) as { id: string }
      ).id;
    const content = await create('contents', { key: 'packages', section: 'web3', title: 'Packages' });
    const item = { content, number: '2', title: 'Pilot', title_sl: 'Poskus' };
    const id = await create('content_items', item);
    expect(await optionsOf('voucher', 'package')).toEqual([
      ['', ''],
      ['2', 'Poskus'],
    ]);
    for (const path of [`content_items/records/${id}`, `contents/records/${content}`])
      await doors.api(`collections/${path}`, { method: 'DELETE' });
  });
});

it('a space around a pasted line is no mistake', async () => {
  const fields = plainFieldsOf('referral', { wallet: ` ${ADDED.referral['wallet']} `, email: 'ana@example.com ' });
  expect((await doors.sendPlain('referral', fields)).status).toBe(303);
  expect((await doors.rows())[0]).toMatchObject({ email: 'ana@example.com', data: ADDED.referral });
});

it.each(['contact', 'voucher'] as const)(
  '%s, sent by the browser and then by the application, is stored once',
  async (form) => {
    const name = `Twice ${form}`;
    expect((await doors.sendPlain(form, { ...plainFieldsOf(form, { name }), locale: 'sl' })).status).toBe(303);
    const key = crypto.randomUUID();
    const again = await doors.send(form, bodyOf(form, { name }, { key, locale: 'sl' }));
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect((await doors.rows(collectionOf(form))).filter((row) => row['name'] === name)).toHaveLength(1);
  },
);

it('a pasted document comes back with its sentence', async () => {
  const answer = await doors.sendPlain('contact', { ...plainFieldsOf('contact'), message: 'č'.repeat(30_000) });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(english.tooLong.replace('{{max}}', '5000'));
});

test.each(['constructor', '__proto__', 'toString', 'valueOf'])(
  'a field named %s is unknown, and no more',
  async (name) => {
    const answer = await doors.sendPlain('contact', { ...plainFieldsOf('contact'), [name]: 'x' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain('native code');
  },
);

describe.each([
  ['en', '', english],
  ['sl', '/sl', slovenian],
] as const)('with a release, in %s', (locale, prefix, words) => {
  beforeAll(async () => {
    const output = await mkdtemp(path.join(dir, 'public-'));
    const pages = FORM_NAMES.flatMap((form) => [
      [`a/${form}/index.html`, built(form, 'en', 'a')],
      [`sl/a/${form}/index.html`, built(form, 'sl', 'a')],
    ]);
    await writeSampleBuild(output, {
      ...Object.fromEntries(pages),
      'contact/index.html': built('contact', 'en', 'home'),
      'sl/contact/index.html': built('contact', 'sl', 'home'),
    });
    await publishRelease(output, dataFolder(dir), { content: locale, code: '', configuration: '' });
  });

  describe.each(FORM_NAMES)('%s', (form) => {
    const page = `${prefix}/a/${form}/`;

    it('is stored, and leads to the page that thanks', async () => {
      const name = `Ana ${locale}`;
      const fields = plainFieldsOf(form, { name });
      const answer = await doors.sendPlain(form, { ...fields, locale, page, subject_line: '' });
      expect([answer.status, thanksOf(answer)]).toEqual([303, `${prefix}/thank-you/${form}/`]);
      const added = form === 'contact' ? ADDED[form] : { form, data: ADDED[form] };
      expect((await doors.rows(collectionOf(form)))[0]).toMatchObject({
        ...person,
        name,
        ...added,
        locale,
        status: 'new',
      });
    });

    it('is shown again with its values and errors, and nothing is stored', async () => {
      const before = await doors.count(collectionOf(form));
      const fields = plainFieldsOf(form, { name: ' ', email: 'ana@', message: '</textarea>$& č\n👋' });
      const answer = await doors.sendPlain(form, { ...fields, locale, page });
      const html = await answer.text();
      expect(answer.status).toBe(422);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      // The same policy as the page itself, because it has the page's style.
      expect(answer.headers.get('Content-Security-Policy')).toBe(SAMPLE_POLICY);
      expect(html).toContain(`<title>${words.errorPrefix}Page a</title>`);
      expect(html).not.toContain('<script');
      expect(html).toContain('<div data-form-summary="" role="alert" tabindex="-1" autofocus="">');
      expect(html).toContain(`<h2>${words.errorSummary}</h2>`);
      expect(html).toContain(`<a href="#f-name">${words.label.name}: ${words.required}</a>`);
      expect(html).toContain(`<p id="f-email-error">${words.invalidEmail}</p>`);
      expect(html).toMatch(/name="email"[^>]* aria-invalid="true" aria-describedby="f-email-error"/);
      const { subject, ...visible } = fields;
      // A space around a line is no part of it.
      expect(fieldsOf(html)).toMatchObject({ ...visible, name: '' });
      expect(html.includes(`value="${subject}"`)).toBe(form === 'application');
      expect(await doors.count(collectionOf(form))).toBe(before);
    });
  });

  it('package and referral of the page’s query reach the form, but no other package than it offers', async () => {
    const page = `${prefix}/a/voucher/`;
    const send = (query: string) =>
      doors.sendPlain(
        'voucher',
        { ...plainFieldsOf('voucher', { name: `Query ${locale}` }), package: '', referral: '', locale, page },
        { Referer: `${server.url}${page}${query}` },
      );
    expect((await send('?package=2&referral=An%C4%8Da&utm_source=mo%C4%8D%00&x=1')).status).toBe(303);
    const row = (await doors.rows()).find(({ name }) => name === `Query ${locale}`);
    expect(row).toMatchObject({ data: { package: 'Package 2', referral: 'Anča', source: 'utm_source=mo%C4%8D' } });
    const refused = await send('?package=9&referral=%22%3E%3Cb%3E');
    expect(refused.status).toBe(422);
    expect(fieldsOf(await refused.text())).toMatchObject({ package: '', referral: '"><b>' });
  });

  it('without a page with the form, the form’s home page is shown', async () => {
    for (const page of [
      '',
      `${prefix}/`,
      `${prefix}/nothing/`,
      '/../../superuser.json',
      'https://evil.example/',
      '/robots.txt',
    ]) {
      const answer = await doors.sendPlain('contact', { ...plainFieldsOf('contact', { email: '' }), locale, page });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(`<title>${words.errorPrefix}Page home</title>`);
    }
  });

  it('an error of no field is shown with the e-mail address', async () => {
    const fields = { ...plainFieldsOf('contact'), locale, page: `${prefix}/contact/`, colour: 'red' };
    const answer = await doors.sendPlain('contact', fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain(`<p>${words.fail}</p>`);
    expect(html).toContain(`${words.writeInstead} <a href="mailto:hello@modrina.example">hello@modrina.example</a>`);
  });
});

it.each([
  ['text/plain', 415],
  ['multipart/form-data; boundary=x', 415],
  ['application/json', 415],
])('refuses the content type %s', async (type, status) => {
  expect((await doors.sendPlain('contact', 'name=Ana', { 'Content-Type': type })).status).toBe(status);
});

it.each(['order', 'constructor', 'contact/x'])('there is no form %s', async (form) => {
  expect((await doors.sendPlain(form as FormName, plainFieldsOf('contact'))).status).toBe(404);
});

it('the URL of a failed form redirects to the form in the visitor’s language', async () => {
  const open = (form: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/_site/forms/${form}`, { redirect: 'manual', headers });
  const placeOf = async (headers?: Record<string, string>) => {
    const answer = await open('voucher', headers);
    return [answer.status, answer.headers.get('Location')];
  };
  expect(await placeOf()).toEqual([303, '/web3/voucher/']);
  expect(await placeOf({ Cookie: 'locale=sl' })).toEqual([303, '/sl/web3/voucher/']);
  expect(await placeOf({ 'Accept-Language': 'sl' })).toEqual([303, '/sl/web3/voucher/']);
  expect(await placeOf({ Cookie: 'locale=en', 'Accept-Language': 'sl' })).toEqual([303, '/web3/voucher/']);
  expect((await open('order')).status).toBe(404);
});

it('a letter of five thousand Cyrillic characters passes', async () => {
  const message = 'Ж'.repeat(5000);
  expect((await doors.sendPlain('contact', plainFieldsOf('contact', { message }))).status).toBe(303);
  expect((await doors.rows('messages'))[0]).toMatchObject({ message });
});
