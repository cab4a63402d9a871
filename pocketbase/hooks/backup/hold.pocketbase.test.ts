import { dataFolder } from '../../../server/dataFolder';
import { runPocketBase } from '../../../server/pocketbase/runPocketBase';
import { ROOT } from '../../../server/settings';
import { testProgram } from '../../../server/testing/installation';
import { startPocketBase } from '../../../server/testing/throwawayPocketBase';

const SETS = '/api/collections/prepared_sets/records';
const AT = '2030-01-01 08:00:00.000Z';

test('inspect-backup counts the plans, and with "hold" it ends them with the reason in each planner’s language', async () => {
  const server = await startPocketBase();
  try {
    const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
    const add = (title: string, languages: string, publish_at: string) =>
      fetch(server.url + SETS, { method: 'POST', headers, body: JSON.stringify({ title, languages, publish_at }) });
    for (const [title, languages, at] of [
      ['a', 'en', AT],
      ['b', 'sl', AT],
      ['c', 'en', ''],
    ] as const)
      expect((await add(title, languages, at)).status).toBe(200);
    const inspect = async (...options: string[]) => {
      const installation = { program: await testProgram(), database: dataFolder(server.dataDir).database, root: ROOT };
      const output = await runPocketBase(installation, ['inspect-backup', ...options], '');
      const sets = await (await fetch(`${server.url + SETS}?sort=title`, { headers })).json();
      const rows: Record<string, string>[] = sets.items;
      return [/"plans":\d+/.exec(output)?.[0], ...rows.map(({ publish_at, error }) => [publish_at, error])];
    };
    expect(await inspect()).toEqual(['"plans":2', [AT, ''], [AT, ''], ['', '']]);
    const ended = [expect.stringContaining('A backup was restored'), expect.stringContaining('Obnovljena je bila')];
    expect(await inspect('hold')).toEqual(['"plans":2', ['', ended[0]], ['', ended[1]], ['', '']]);
  } finally {
    await server.stop();
  }
});
