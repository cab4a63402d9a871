import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from '../../../server/pocketbase/logIn';
import { editTitle } from '../editTitle';
import { SUPERUSER } from '../e2e/sites';
import type { GuideSite } from './GuideSite';

const EDITOR = { email: 'maja@modrina.example', password: 'only-for-the-guide' };
const SLUG = 'when-not-to-use-ai';
const TITLE = 'When not to use AI, and what to use instead';
const LONGEST_MS = 600_000;
/** The page of several blocks. */
const PAGE = 'about';

/** A failure as the gate reports it (server/site/Violation.ts): a broken link in an article. */
const failureOf = (id: string, link: string) => ({
  status: 'failed',
  cause: `posts "${SLUG}" changed`,
  by: EDITOR.email,
  error:
    'The new version does not go live, for a fault was found. Visitors see the last good one.\n' +
    `- The page /blog/${SLUG}/ links to /contct/, which is not there. Open posts ${id} and correct it: ${link}`,
  error_link: link,
  collection: 'posts',
  record: id,
});

/** Prepares a new site for the guide's screenshots: an editor whose changed article is live, and an earlier failure. */
export async function prepareSite(url: string): Promise<GuideSite> {
  const token = await logIn(url, { email: SUPERUSER.PB_SUPERUSER_EMAIL, password: SUPERUSER.PB_SUPERUSER_PASSWORD });
  const add = (collection: string, values: object) => call(url, token, 'POST', `${collection}/records`, values);
  const [post, page] = [await idOf(url, token, 'posts', SLUG), await idOf(url, token, 'pages', PAGE)];
  await add('_superusers', { ...EDITOR, passwordConfirm: EDITOR.password });
  await add('builds', failureOf(post, `${url}/_/#/collections?collection=posts&record=${post}`));
  const path = `/blog/${SLUG}/`;
  await editTitle(url, { PB_SUPERUSER_EMAIL: EDITOR.email, PB_SUPERUSER_PASSWORD: EDITOR.password }, SLUG, TITLE);
  await untilLive(url + path);
  return { url, editor: EDITOR, post: { id: post, path }, page: { id: page } };
}

/** The id of a record of the starting content. */
async function idOf(url: string, token: string, collection: string, slug: string): Promise<string> {
  const { items } = await call(
    url,
    token,
    'GET',
    `${collection}/records?filter=${encodeURIComponent(`slug="${slug}"`)}`,
  );
  if (!items[0]) throw new Error(`The starting content has no record "${slug}" in ${collection}.`);
  return items[0].id;
}

interface Answer {
  items: { id: string }[];
}

async function call(url: string, token: string, method: string, path: string, values?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: token };
  const whole = `${url}/api/collections/${path}`;
  const answer = await fetch(whole, { method, headers, body: values && JSON.stringify(values) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function untilLive(address: string): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (Date.now() < end) {
    if ((await (await fetch(address)).text()).includes(TITLE)) return;
    await sleep(1000);
  }
  throw new Error('The change did not go live.');
}
