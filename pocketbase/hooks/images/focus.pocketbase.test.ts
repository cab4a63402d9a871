import { RECORDS } from '../testing/contentSite';
import { type PeopleSite, startPeopleSite } from '../testing/people';

let on: PeopleSite;
beforeAll(async () => {
  on = await startPeopleSite();
});
afterAll(() => on.stop());

test.each([
  ['0 0', 200],
  ['30 100', 200],
  ['', 200],
  ['101 5', 400],
  ['30', 400],
  ['30% 20%', 400],
  ['1 2; color: red', 400],
])('the point "%s" of a picture is answered with %i', async (image_focus, status) => {
  const values = { slug: `focus-${Math.random().toString(36).slice(2)}`, title: 'T', status: 'draft', image_focus };
  expect((await on.as('editor', 'POST', RECORDS('posts'), values)).status).toBe(status);
});
