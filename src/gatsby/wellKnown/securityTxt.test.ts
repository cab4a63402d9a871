import { securityTxt } from './securityTxt';

const MONTH_MS = 30 * 24 * 3_600_000;

const text = securityTxt('https://www.modrina.example', 'hello@modrina.example') ?? '';
const valueOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';

it('says whom to write to, in which languages, and where the file itself stands', () => {
  expect(valueOf('Contact')).toBe('mailto:hello@modrina.example');
  expect(valueOf('Preferred-Languages')).toBe('en, sl');
  expect(valueOf('Canonical')).toBe('https://www.modrina.example/.well-known/security.txt');
});

it('does not expire within a month: see whether the contact is right, and put the day in securityTxt.ts off', () => {
  expect(Date.parse(valueOf('Expires')) - Date.now()).toBeGreaterThan(MONTH_MS);
});

it('is not there without an address', () => {
  expect(securityTxt('https://www.modrina.example', undefined)).toBeUndefined();
});
