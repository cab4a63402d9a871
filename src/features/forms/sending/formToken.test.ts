import type * as FormToken from './formToken';

let now = 0;
let answers: (() => unknown)[];
let asked: number;
let tokens: typeof FormToken;

beforeEach(() => {
  [now, asked, answers] = [0, 0, []];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  globalThis.fetch = async () => {
    asked += 1;
    return { json: async () => answers.shift()?.() } as Response;
  };
  jest.isolateModules(() => (tokens = jest.requireActual<typeof FormToken>('./formToken')));
});
afterEach(() => jest.restoreAllMocks());

it('requests a token once', async () => {
  answers = [() => ({ token: 'a' })];
  await Promise.all([tokens.askForToken(), tokens.askForToken()]);
  await tokens.askForToken();
  expect(asked).toBe(1);
});

it('gives no token that would make a quick person a robot', async () => {
  answers = [() => ({ token: 'a' })];
  await tokens.askForToken();
  now = 2_999;
  expect(tokens.readToken()).toBeUndefined();
  now = 3_000;
  expect(tokens.readToken()).toBe('a');
});

it('does not return a sent token again, and requests another', async () => {
  answers = [() => ({ token: 'a' }), () => ({ token: 'b' })];
  await tokens.askForToken();
  now = 5_000;
  expect(tokens.readToken()).toBe('a');
  tokens.forgetToken();
  expect(tokens.readToken()).toBeUndefined();
  await tokens.askForToken();
  now = 9_000;
  expect(tokens.readToken()).toBe('b');
});

it.each([
  [
    'the connection is cut',
    () => {
      throw new TypeError();
    },
  ],
  ['the answer is none', () => ({})],
])('requests it again, and throws nothing, when %s', async (_, answer) => {
  answers = [answer, () => ({ token: 'b' })];
  await tokens.askForToken();
  await tokens.askForToken();
  now = 5_000;
  expect(tokens.readToken()).toBe('b');
});
