import { hasManyLinks, identify, repeatableText } from './submissionRow';
import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const now = 1_800_000_000_000;
const submission = { form: 'general', fields: { name: 'Ana', email: 'a@b.si' }, key: 'k', locale: 'sl', token: 't' };
const of = (changes = {}, at = now) => identify({ ...submission, ...changes }, at, digest);

test('the same values have the same fingerprint, whatever the envelope', () => {
  const { fingerprint, keys } = of();
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[0]).toBe('k');
  // The browser itself may have sent it before, without a key.
  expect(keys.slice(1)).toEqual(of({ key: '' }).keys);
  expect(of({ locale: 'en', token: '', key: 'other' }).fingerprint).toBe(fingerprint);
  expect(of({ fields: { email: 'a@b.si', phone: '', name: 'Ana' } }).fingerprint).toBe(fingerprint);
});

test('other values, or those of another form, have another fingerprint', () => {
  const others = [of(), of({ form: 'contact' }), of({ fields: { name: 'Ana', email: 'a@c.si' } }), of({ fields: {} })];
  expect(new Set(others.map(({ fingerprint }) => fingerprint)).size).toBe(4);
});

test('without a key the hour is one, across its end too', () => {
  const first = of({ key: '' });
  expect(of({ key: '' }, now + 3_600_000).keys).toContain(first.keys[0]);
  // The clock was set back by an hour in between.
  expect(of({ key: '' }, now - 3_600_000).keys).toContain(first.keys[0]);
  expect(of({ key: '' }, now + 2 * 3_600_000).keys).not.toContain(first.keys[0]);
  expect(of({ key: '', fields: { name: 'Bor' } }).keys).not.toContain(first.keys[0]);
});

test.each([
  ['see https://a.si and http://b.si', false],
  ['https://a.si HTTP://b.si www.c.si', true],
  ['awww. awww. awww. how nice', false],
  ['https://https://https://', true],
  // An address with both is one link.
  ['https://www.a.si and http://www.b.si', false],
  ['https://www.a.si, https://www.b.si, https://www.c.si', true],
])('%s', (message, many) => {
  expect(hasManyLinks({ name: 'Ana', message })).toBe(many);
});

test('links count in every field', () => {
  expect(hasManyLinks({ name: 'www.a.si', company: 'www.b.si', message: 'www.c.si' })).toBe(true);
});

test('a long text is known again however it is spaced; a short one is not', () => {
  const text = 'We offer you the very best of all our offers.';
  expect(repeatableText({ message: ` ${text.toUpperCase().replace(/ /g, '\n  ')}` })).toBe(text.toLowerCase());
  expect(repeatableText({ message: 'Please call me.' })).toBe('');
  expect(repeatableText({})).toBe('');
});
