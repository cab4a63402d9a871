import { observatoryScore } from './observatoryScore';

const GOOD = {
  'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};
const scoreWith = (changes: Record<string, string | string[] | undefined>) =>
  observatoryScore({ ...GOOD, ...changes }).score;
const scoreOfPolicy = (policy: string) => scoreWith({ 'content-security-policy': `${policy}; frame-ancestors 'none'` });

test('an answer with every header has all points that need no preloading and no integrity', () => {
  expect(scoreWith({})).toBe(130);
});

test('a bare answer loses what each test takes', () => {
  expect(observatoryScore({}).reasons).toEqual({ policy: -25, transport: -20, sniffing: -5, framing: -20 });
  expect(observatoryScore({}).score).toBe(30);
});

test('no bonus counts below 90', () => {
  expect(scoreWith({ 'strict-transport-security': undefined })).toBe(80);
});

test.each([
  ["default-src 'self'", 125],
  ["default-src 'none'; style-src 'self' 'unsafe-inline'", 120],
  ["default-src 'none'; style-src 'unsafe-inline' 'sha256-x'", 130],
  ["default-src 'none'; style-src-attr 'unsafe-inline'", 130],
  ["default-src 'none'; img-src http://127.0.0.1:*", 110],
  ["default-src 'none'; connect-src http://127.0.0.1:*", 80],
  ["default-src 'none'; script-src 'unsafe-inline'", 80],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", 110],
  ["script-src 'self'", 80],
  ["default-src 'none'; default-src 'self'", 75],
])('the policy %s', (policy, score) => {
  expect(scoreOfPolicy(policy)).toBe(score);
});

test.each([
  ['a=b; Path=/; Secure; HttpOnly; SameSite=Lax', 135],
  ['a=b; Path=/; Secure', 130],
  ['a=b; Path=/', 125],
  ['session=b; Secure', 70],
])('the cookie %s', (cookie, score) => {
  expect(scoreWith({ 'set-cookie': [cookie] })).toBe(score);
});
