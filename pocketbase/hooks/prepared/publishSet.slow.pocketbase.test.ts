import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { roundsOf } from '../../../server/testing/roundsOf';
import { type PreparedSite, startPreparedSite } from '../testing/preparedSite';
import { picture, withImage } from '../testing/versionSite';

let on: PreparedSite;
beforeAll(async () => {
  on = await startPreparedSite();
});
afterAll(() => on.people.stop());

const KILLS = roundsOf(50, 20);

test(`a set of five changes is published at once or not at all, through ${KILLS} kills`, async () => {
  const { server } = on.people;
  const page = await on.make('pages', { slug: 'killed', title: 'Page', section: 'default', status: 'published' });
  const block = await on.make('blocks', { page: page.id, kind: 'text', title: 'Block', text: '<p>B</p>' });
  const tag = await on.make('tags', { slug: 'killed', name: 'Tag' });
  const posts = [await on.post('killed-1'), await on.post('killed-2')];
  const red = await picture('red');
  const records: [collection: string, id: string, field: string][] = [
    ['pages', page.id, 'title'],
    ['blocks', block.id, 'title'],
    ['tags', tag.id, 'name'],
    ...posts.map(({ id }): [string, string, string] => ['posts', id, 'title']),
  ];
  const state = () => Promise.all(records.map(async ([name, id, field]) => (await on.read(name, id))[field]));
  const prepareAll = async (round: number) => {
    const set = await on.begin(`Round ${round}`);
    for (const [name, id, field] of records) {
      const values = { [field]: `Round ${round}` };
      const body = name === 'posts' ? withImage(red, `${round}.png`, { ...values, image_alt: 'Red' }) : values;
      expect((await on.prepare(set, name, id, body)).status).toBe(200);
    }
    return set;
  };

  const first = await prepareAll(0);
  const start = performance.now();
  await on.publish(first);
  const took = performance.now() - start;
  let set = await prepareAll(1);
  const outcomes = { published: 0, waits: 0 };
  let last = 'Round 0';
  let next = 'Round 1';
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const publishing = on.publish(set).catch(() => undefined);
    await sleep(randomInt(Math.ceil(took * 2)));
    await server.kill();
    await publishing;
    await server.restart();
    const texts = new Set(await state());
    expect(texts.size).toBe(1);
    const isPublished = texts.has(next);
    expect(isPublished || texts.has(last)).toBe(true);
    // Published changes are no longer prepared, and those that wait are all there.
    expect((await on.sets()).map(({ changes }) => changes.length)).toEqual(isPublished ? [] : [5]);
    outcomes[isPublished ? 'published' : 'waits'] += 1;
    if (!isPublished) continue;
    [last, next] = [next, `Round ${kill + 1}`];
    set = await prepareAll(kill + 1);
  }
  // Otherwise the kills came too early or too late to show anything.
  expect(outcomes.published).toBeGreaterThan(0);
  expect(outcomes.waits).toBeGreaterThan(0);
  const image = String((await on.read('posts', posts[0]?.id ?? ''))['image']);
  const file = await fetch(`${server.url}/api/files/posts/${posts[0]?.id}/${image}`);
  expect(Buffer.from(await file.arrayBuffer()).equals(red)).toBe(true);
  console.log(`${JSON.stringify(outcomes)}; five changes are published in ${took.toFixed(0)} ms`);
}, 300_000);
