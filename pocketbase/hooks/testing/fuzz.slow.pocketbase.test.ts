import { loggedExceptions } from '../../../server/testing/fuzz/loggedExceptions';
import { openFuzzSite } from '../../../server/testing/fuzz/openFuzzSite';
import { ownRoutes } from '../../../server/testing/fuzz/ownRoutes';
import { runFuzz } from '../../../server/testing/fuzz/runFuzz';

const SEED = 18;
const MILLISECONDS = 12_000;
/** The log is written every three seconds. */
const LOG_MILLISECONDS = 4000;

it('reads the routes from the hooks', () => {
  const patterns = ownRoutes().map(({ method, pattern }) => `${method} ${pattern}`);
  expect(patterns).toEqual(expect.arrayContaining(['GET /{path...}', 'POST /_site/publishing/{step}']));
  expect(new Set(patterns).size).toBe(patterns.length);
});

it('answers random requests to every route of ours below 500, and no hook throws by mistake', async () => {
  const { preview, site } = await openFuzzSite();
  try {
    const { url, token } = preview.people.server;
    // Found by runs of ten minutes: a body of `null`, an object with its own `toString` in place of a text, and a form with a
    // field that every object inherits.
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    const steps = ['preview', 'renew', 'finish', 'move'].map((step) => `publishing/${step}`);
    const own = { toString: 1 };
    for (const path of ['preview', 'status/shrink', ...steps])
      for (const body of [
        null,
        { id: own, build: own, choice: own, collection: 'posts', record: own },
        { collection: own },
      ])
        await fetch(`${url}/_site/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const body = new URLSearchParams({ constructor: 'x', name: '' });
    expect((await fetch(`${url}/_site/forms/voucher`, { method: 'POST', body })).status).toBe(422);
    const { sent, findings, statuses } = await runFuzz({
      url,
      site,
      seed: SEED,
      clients: 8,
      milliseconds: MILLISECONDS,
    });
    expect(findings).toEqual([]);
    expect(sent).toBeGreaterThan(500);
    // Requests that are refused at once would test little.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(sent / 20);
    await new Promise((resolve) => setTimeout(resolve, LOG_MILLISECONDS));
    expect(await loggedExceptions(url, token)).toEqual([]);
  } finally {
    await preview.stop();
  }
});
