import { openSession } from './openSession';
import type { Answer } from './send';

const TEXTS = { away: (status: number) => `away ${status}`, secondStep: 'second step', wrong: 'wrong' };
const PERSON = { identity: 'ana@modrina.example', password: 'secret' };
const signIn = (answer: Partial<Answer>) =>
  openSession(PERSON, async () => ({ status: 200, data: {}, wait: 0, ...answer }), TEXTS);

test('it keeps the token and the account of the answer', async () => {
  const record = { email: PERSON.identity };
  expect(await signIn({ data: { token: 'abc', record, meta: {} } })).toEqual({ token: 'abc', record });
});

test.each<[string, Partial<Answer>, string]>([
  ['a wrong password', { status: 400, data: { message: 'Failed to authenticate.' } }, 'wrong'],
  ['an account with a second factor', { status: 401, data: { mfaId: 'x' } }, 'second step'],
  ['no connection', { status: 0 }, 'away 0'],
  ['a server with a problem', { status: 503 }, 'away 503'],
  ['a limit of requests', { status: 429, data: { message: 'Too many.' } }, 'away 429'],
  [
    'too many attempts',
    { status: 429, data: { message: 'Wait 9 minutes.', data: { attempts: {} } } },
    'Wait 9 minutes.',
  ],
])('%s has its own sentence', async (_, answer, sentence) => {
  await expect(signIn(answer)).rejects.toThrow(sentence);
});
