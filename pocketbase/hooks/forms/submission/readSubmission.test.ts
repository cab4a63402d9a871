import { type ReadSubmission, readSubmission } from './readSubmission';

const person = { name: 'Ana', email: 'ana@example.com' };
const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const voucher = { ...person, data: { package: 'Package 1' } };
const valid: Record<string, { data: Record<string, string>; [name: string]: unknown }> = {
  voucher,
  application: { ...person, form: 'application', data: { subject: 'A day of data', company: 'Bor', phone: '1' } },
  referral: { ...person, form: 'referral', data: { wallet: WALLET, network: 'base' } },
  general: { ...person, form: 'general', data: { company: 'Bor', phone: '+386 1' } },
};
const errorsIn = (read: ReadSubmission) => ('errors' in read ? read.errors : undefined);
const submissionIn = (read: ReadSubmission) => ('submission' in read ? read.submission : undefined);
const errorsOf = (body: unknown) => {
  const errors = errorsIn(readSubmission(body));
  return errors && Object.fromEntries(errors);
};

test('keeps values as they were written', () => {
  const name = '  Ana\u202e <b>=1+1</b> 👋 ';
  expect(readSubmission({ ...voucher, name, message: 'a\r\nb\t' })).toEqual({
    submission: {
      form: 'voucher',
      fields: { name, email: person.email, message: 'a\r\nb\t', package: 'Package 1' },
      ...{ key: '', token: '', locale: '', source: '', trapped: false },
    },
  });
});

test.each([' ', '\u200b', ' \u2060\ufeff', '\u00ad', '\u202e\u202c', '\u3164', '\u2800'])(
  'a name of %j is none',
  (name) => {
    for (const form of Object.keys(valid)) expect(errorsOf({ ...valid[form], name })).toEqual({ name: 'required' });
  },
);

test('reads the fields of the envelope', () => {
  const key = '0B5D7A2E-7f0a-4c3b-9d55-0a1b2c3d4e5f';
  const body = { ...valid['general'], key, token: '1.a', locale: 'sl', subject_line: 'x\n'.repeat(6000) };
  expect(submissionIn(readSubmission(body))).toMatchObject({
    ...{ form: 'general', key: key.toLowerCase(), token: '1.a', locale: 'sl', trapped: true },
    fields: { ...person, company: 'Bor', phone: '+386 1' },
  });
});

test('keeps only a campaign of the source, and refuses no form because of it', () => {
  const source = `utm_source=mo%C4%8D%00&email=ana%40b.si&x=${'y'.repeat(5000)}&gclid=Cj0`;
  expect(submissionIn(readSubmission({ ...voucher, source }))).toMatchObject({
    source: 'utm_source=mo%C4%8D&gclid=Cj0',
    fields: { package: 'Package 1' },
  });
  expect(errorsOf({ ...voucher, source: 7 })).toEqual({ source: 'invalid' });
  expect(errorsOf({ ...voucher, source: 'utm_source=a\0' })).toEqual({ source: 'invalid' });
  expect(errorsOf({ ...voucher, data: { ...voucher.data, source: 'utm_source=a' } })).toEqual({ source: 'unknown' });
});

test.each(Object.keys(valid))('%s: requires its fields, and refuses others', (form) => {
  expect(submissionIn(readSubmission(valid[form]))).toMatchObject({ form, fields: valid[form]?.data });
  const required: Record<string, string[]> = {
    voucher: ['package'],
    application: ['subject'],
    referral: ['wallet', 'network'],
    general: [],
  };
  const none = Object.fromEntries(['name', 'email', ...(required[form] ?? [])].map((name) => [name, 'required']));
  expect(errorsOf({ form })).toEqual(none);
  expect(errorsOf({ ...valid[form], data: { ...valid[form]?.data, other: 'x' } })).toEqual({ other: 'unknown' });
});

test.each([
  [{ ...voucher, name: 'x'.repeat(200), message: 'x'.repeat(5000) }, undefined],
  [{ ...voucher, data: { package: 'Package 1', referral: 'x'.repeat(100) } }, undefined],
  [{ ...voucher, data: { package: 'Package 1', referral: 'x'.repeat(101) } }, { referral: 'tooLong' }],
  [{ ...voucher, data: { package: '1' } }, { package: 'invalid' }],
  [{ ...voucher, data: { package: 'Package ' } }, { package: 'invalid' }],
  [{ ...voucher, name: 'x'.repeat(201) }, { name: 'tooLong' }],
  [{ ...voucher, message: 'x'.repeat(5001) }, { message: 'tooLong' }],
  [{ ...voucher, locale: 'de' }, { locale: 'invalid' }],
  [{ ...voucher, key: 'x' }, { key: 'invalid' }],
  [{ ...voucher, token: 'x'.repeat(201) }, { token: 'tooLong' }],
  [{ ...voucher, email: `${'x'.repeat(250)}@b.si` }, { email: 'tooLong' }],
  [
    { ...voucher, name: '\t', email: ' ' },
    { name: 'required', email: 'required' },
  ],
  [{ ...voucher, name: 'Ana\r\nBcc: b@c.si' }, { name: 'invalid' }],
  [{ ...voucher, message: 'a\0b' }, { message: 'invalid' }],
  [{ ...voucher, name: null }, { name: 'invalid' }],
  [{ ...voucher, message: 1 }, { message: 'invalid' }],
  [{ ...voucher, email: 'ana' }, { email: 'email' }],
  [{ ...voucher, data: null }, { data: 'invalid' }],
  [{ ...voucher, data: { package: ['Package 1'] } }, { package: 'invalid' }],
  [{ ...voucher, form: 'contact' }, { form: 'invalid' }],
  [{ ...voucher, form: 'constructor' }, { form: 'invalid' }],
  [{ ...voucher, form: null }, { form: 'invalid' }],
  [
    { ...voucher, other: 'x', created: 'x' },
    { other: 'unknown', created: 'unknown' },
  ],
  [{ ...person, package: 'Package 1' }, { package: 'unknown' }],
  [
    { ...person, data: { package: 'Package 1', name: 'Bor', key: 'x' } },
    { name: 'unknown', key: 'unknown' },
  ],
  [{ ...valid.referral, data: { wallet: WALLET.toLowerCase(), network: 'solana' } }, { network: 'invalid' }],
  [{ ...valid.referral, data: { wallet: WALLET.replace('a', 'A'), network: 'base' } }, { wallet: 'wallet' }],
  [{ ...valid.application, data: { subject: 'x'.repeat(301) } }, { subject: 'tooLong' }],
  [
    { ...valid['general'], data: { phone: 'x'.repeat(61), company: 'x'.repeat(201) } },
    { phone: 'tooLong', company: 'tooLong' },
  ],
  [null, { body: 'invalid' }],
  ['text', { body: 'invalid' }],
  [[person], { body: 'invalid' }],
])('%j', (body, errors) => {
  expect(errorsOf(body)).toEqual(errors);
});

test('no name slips through for being one that every object has', () => {
  const text =
    '{"name":"Ana","email":"ana@example.com","data":{"package":"Package 1"},"__proto__":{},"constructor":"x"}';
  expect(errorsIn(readSubmission(JSON.parse(text)))).toEqual([
    ['__proto__', 'unknown'],
    ['constructor', 'unknown'],
  ]);
  expect(errorsOf(JSON.parse('{"__proto__":{"name":"Ana","email":"ana@example.com"}}'))).toMatchObject({
    name: 'required',
  });
});
