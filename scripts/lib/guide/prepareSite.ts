import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from '../../../server/pocketbase/logIn';
import { editTitle } from '../editTitle';
import { SUPERUSER } from '../e2e/sites';
import type { GuideSite } from './GuideSite';

const EDITOR = { email: 'maja@modrina.example', password: 'only-for-the-guide' };
const SLUG = 'when-not-to-use-ai';
const TITLE = 'When not to use AI, and what to use instead';
const LONGEST_MS = 600_000;
const DRAFT = {
  slug: 'what-a-pilot-should-prove',
  title: 'What a pilot should prove',
  title_sl: 'Kaj naj dokaže pilotni projekt',
  summary: 'Four questions that a trial of six weeks can answer, and one that it cannot.',
  summary_sl: 'Štiri vprašanja, na katera lahko odgovori šesttedenski preizkus, in eno, na katero ne more.',
  body: '<p>A pilot is small on purpose. It is to show whether the whole is worth its price.</p>',
  body_sl: '<p>Pilotni projekt je namenoma majhen. Pokazati mora, ali je celota vredna svoje cene.</p>',
  status: 'draft',
};

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
  const owner = { email: SUPERUSER.PB_SUPERUSER_EMAIL, password: SUPERUSER.PB_SUPERUSER_PASSWORD };
  const token = await logIn(url, owner);
  const add = (collection: string, values: object) => call(url, token, 'POST', collection, values);
  const draft = await add('posts/records', DRAFT);
  const { items } = await call(url, token, 'GET', `posts/records?filter=${encodeURIComponent(`slug="${SLUG}"`)}`);
  const [post] = items;
  if (!post) throw new Error(`The starting content has no article "${SLUG}".`);
  const { id } = await add('_superusers/records', { ...EDITOR, passwordConfirm: EDITOR.password });
  await add('builds/records', failureOf(post.id, `${url}/_/#/collections?collection=posts&record=${post.id}`));
  const path = `/blog/${SLUG}/`;
  const credentials = { PB_SUPERUSER_EMAIL: EDITOR.email, PB_SUPERUSER_PASSWORD: EDITOR.password };
  await editTitle(url, credentials, SLUG, TITLE);
  await untilLive(url + path);
  await prepareSet(url, await logIn(url, EDITOR), draft.id);
  const link = await ask(url, token, 'POST', '/_site/preview', { collection: 'posts', record: draft.id });
  return {
    ...{ url, editor: { id, ...EDITOR }, post: { id: post.id, path } },
    draft: { title: DRAFT.title, path: `/blog/${DRAFT.slug}/`, link: url + link.url },
  };
}

/** Prepares a set of changes as the editor: an article gets another title, and the draft is published with it. */
async function prepareSet(url: string, token: string, draft: string): Promise<void> {
  const { id: set } = await ask(url, token, 'POST', '/_site/prepared', { title: 'Spring offer' });
  const { items } = await call(
    url,
    token,
    'GET',
    `posts/records?filter=${encodeURIComponent('slug="buy-build-or-wait"')}`,
  );
  const prepare = (id: string, values: object) =>
    call(url, token, 'PATCH', `posts/records/${id}?prepare=${set}`, values);
  await prepare(items[0]?.id ?? '', { title: 'Buy, build or wait: a spring check-up' });
  await prepare(draft, { status: 'published' });
}

interface Answer {
  id: string;
  items: { id: string }[];
  /** Of a preview: its URL without the host. */
  url: string;
}

const call = (url: string, token: string, method: string, path: string, values?: object): Promise<Answer> =>
  ask(url, token, method, `/api/collections/${path}`, values);

async function ask(url: string, token: string, method: string, path: string, values?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: token };
  const answer = await fetch(url + path, { method, headers, body: values && JSON.stringify(values) });
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
