import { identify } from './submissionRow';
import { createHash } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const now = 1_800_000_000_000;
const submission = { form: 'general', fields: { name: 'Ana', email: 'a@b.si' }, key: 'k', locale: 'sl', token: 't' };
const of = (changes = {}, at = now) => identify({ ...submission, ...changes }, at, digest);

test('the same words are the same whatever comes with them', () => {
  const { fingerprint, keys } = of();
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(keys).toEqual(['k']);
  expect(of({ locale: 'en', token: '', key: 'other' }).fingerprint).toBe(fingerprint);
  expect(of({ fields: { email: 'a@b.si', phone: '', name: 'Ana' } }).fingerprint).toBe(fingerprint);
});

test('other words, or those of another form, are others', () => {
  const others = [of(), of({ form: 'contact' }), of({ fields: { name: 'Ana', email: 'a@c.si' } }), of({ fields: {} })];
  expect(new Set(others.map(({ fingerprint }) => fingerprint)).size).toBe(4);
});

test('without a key the hour is one, across its end too', () => {
  const first = of({ key: '' });
  expect(of({ key: '' }, now + 3_600_000).keys).toContain(first.keys[0]);
  // The clock was put back by an hour in between.
  expect(of({ key: '' }, now - 3_600_000).keys).toContain(first.keys[0]);
  expect(of({ key: '' }, now + 2 * 3_600_000).keys).not.toContain(first.keys[0]);
  expect(of({ key: '', fields: { name: 'Bor' } }).keys).not.toContain(first.keys[0]);
});
