import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { roundsOf } from '../../../server/testing/roundsOf';
import { type AsideSite, faultIn, startAsideSite } from '../testing/asideSite';
import { RECORDS, type Row } from '../testing/contentSite';

let on: AsideSite;
beforeAll(async () => {
  on = await startAsideSite();
});
afterAll(() => on.people.stop());

const KILLS = roundsOf(30, 15);

/** The row of a build. */
const rowOf = (id: string) => on.ask<Row>(`${RECORDS('builds')}/${id}`);

test(`a failed build, what it sets aside and the build of the rest are stored at once or not at all, through ${KILLS} kills`, async () => {
  const { server } = on.people;
  // A second try of the test finds the posts of the first.
  const tried = randomInt(1e9);
  const posts = [await on.post(`killed-1-${tried}`), await on.post(`killed-2-${tried}`)];
  await on.publish();
  const change = async (round: number) => {
    for (const { id } of posts) await on.change('posts', id, { title: `Round ${round}` });
  };
  const faults = posts.map((post) => ({
    ...faultIn(['posts', post]),
    sentence: `The page of ${post.id} has no title.`,
  }));
  await change(0);
  const start = performance.now();
  await on.fail(faults);
  const took = performance.now() - start;
  // The span in which a kill comes: shorter after one that came too late, so that a machine that is slow for a while has both kinds.
  let span = took * 2;

  const outcomes = { before: 0, after: 0 };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await change(kill);
    expect(await on.setAside()).toEqual([]);
    const { fence, build } = await on.begin();
    const failing = on.fail(faults, {}, fence).catch(() => undefined);
    await sleep(randomInt(Math.ceil(span)));
    await server.kill();
    await failing;
    await server.restart();
    const [aside, queued, { status, set_aside: count }] = [
      await on.setAside(),
      await on.isQueued(),
      await rowOf(build),
    ];
    const isAfter = status === 'failed';
    expect([aside.length, queued, count]).toEqual(isAfter ? [2, true, 2] : [0, false, 0]);
    outcomes[isAfter ? 'after' : 'before'] += 1;
    span *= isAfter ? 0.8 : 1.25;
    // The lease of the dead publisher goes on, and each death makes the next one wait longer.
    await on.sql(`UPDATE publishing SET lease_until = '2020-01-01 00:00:00.000Z', failures = 0`);
  }
  // Otherwise the kills came too early or too late to show anything.
  expect(outcomes.before).toBeGreaterThan(0);
  expect(outcomes.after).toBeGreaterThan(0);
  console.log(`${JSON.stringify(outcomes)}; a build ends in ${took.toFixed(0)} ms`);
}, 300_000);
