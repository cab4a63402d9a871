import { describeRefusal } from './describeRefusal';

const URL = 'Post "https://api.netlify.com/build_hooks/secret123"';

test.each([
  [{ status: 500 }, 'api.netlify.com answered 500. It is tried again.'],
  [{ status: 404 }, 'api.netlify.com does not know this hook (404). Check BUILD_HOOK_URL.'],
  [{ error: `${URL}: dial tcp: connect: connection refused` }, 'api.netlify.com refuses connections. Is it running?'],
  [{ error: `${URL}: context deadline exceeded` }, 'api.netlify.com did not answer in time. It is tried again.'],
  [{ error: `${URL}: something` }, 'api.netlify.com could not be reached. It is tried again.'],
])('%j', (outcome, words) => {
  expect(describeRefusal('api.netlify.com', outcome)).toBe(words);
});
