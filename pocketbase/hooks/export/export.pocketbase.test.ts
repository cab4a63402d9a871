import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../../server/settings';
import { testProgram } from '../../../server/testing/installation';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { runCommand } from '../../../server/process/runCommand';

let server: ThrowawayPocketBase;
let dir: string;

const call = async (method: string, address: string, body: object) => {
  const answer = await fetch(server.url + address, {
    method,
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([address, answer.status]).toEqual([address, 200]);
};
const create = (collection: string, body: object) => call('POST', `/api/collections/${collection}/records`, body);
const get = (file: string, token = server.token) =>
  fetch(`${server.url}/_site/export/${file}`, { headers: token ? { Authorization: token } : {} });
/** The bytes as they came: text() would drop the byte order mark. */
const textOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString();

/** Parses CSV as in RFC 4180, with quoted fields only. */
function parse(csv: string, separator = ','): Record<string, string>[] {
  expect(csv.startsWith('\ufeff')).toBe(true);
  const rows: string[][] = [[]];
  const field = /"((?:[^"]|"")*)"([,;]|\r\n)/gy;
  field.lastIndex = 1;
  for (let match = field.exec(csv); match; match = field.exec(csv)) {
    rows.at(-1)?.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '\r\n') rows.push([]);
    else expect(match[2]).toBe(separator);
  }
  // Every character belongs to a field.
  expect(rows.pop()).toEqual([]);
  const [header = [], ...values] = rows;
  expect(rows.map(({ length }) => length)).toEqual(rows.map(() => header.length));
  return values.map((row) => Object.fromEntries(row.map((value, i) => [header[i], value])));
}
const unmarked = (value = '') =>
  /^'+[\s\ufeff]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(value) ? value.slice(1) : value;

const NASTY = [
  ...['=1+1', '+386 1 234', '-1', '@SUM(A1)', '＝1', "'=1", ' =1', 'a "quoted" name', 'a,b;c', "O'Neil"],
  ...['Ana\r\nČuk', '\t=tab', 'Živjo 👋', '\u202eabc', '</script><script>', '\\"', '""', "=cmd|' /C calc'!A0"],
];

beforeAll(async () => {
  server = await startPocketBase();
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-export-'));
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

test('an empty collection gives its columns', async () => {
  const csv = await textOf(await get('messages.csv'));
  expect(csv).toMatch(/^\ufeff"id","name","email","message","company"/);
  expect(parse(csv)).toEqual([]);
});

test('the file contains the stored text, character for character', async () => {
  const sent = NASTY.map((text, i) => ({
    ...{ form: 'general', locale: 'sl', name: text, email: `v${i}@example.com`, message: text },
    data: { company: text, [`extra${i % 2}`]: text, name: 'clash' },
  }));
  for (const body of sent) await create('form_messages', body);
  const answer = await get('form_messages.csv');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="form_messages.csv"');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');

  const rows = parse(await textOf(answer));
  expect(
    rows.map(({ name, email, message, company, extra0, extra1, 'data.name': clash }) =>
      [name, email, message, company, extra0, extra1, clash].map(unmarked),
    ),
  ).toEqual(
    sent.map(({ name, email, message }, i) => {
      const extras = i % 2 ? ['', name] : [name, ''];
      return [name, email, message, name, ...extras, 'clash'];
    }),
  );
  expect(Object.keys(rows[0] ?? {})).not.toEqual(expect.arrayContaining(['key']));
  for (const row of rows) for (const value of Object.values(row)) expect(value).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
});

test('more than a page of rows, each once and in order; with semicolons if requested', async () => {
  const names = Array.from({ length: 1100 }, (_, i) => `n${i}`);
  for (let i = 0; i < names.length; i += 10) {
    // Ten at a time: more would need more JavaScript VMs than PocketBase keeps.
    await Promise.all(names.slice(i, i + 10).map((name) => create('messages', { name, email: 'a@b.si' })));
  }
  const rows = parse(await textOf(await get('messages.csv?separator=%3B')), ';');
  const tens = rows.map(({ name = '' }) => Math.floor(Number(name.slice(1)) / 10));
  expect(tens).toEqual(tens.toSorted((a, b) => a - b));
  expect(rows.map(({ name }) => name).sort()).toEqual(names.sort());
});

test.each([
  ['a guest', 'messages.csv', '', 401],
  ['the outbox', 'outbox.csv', undefined, 404],
  ['superusers', '_superusers.csv', undefined, 404],
  ['no file of ours', 'messages', undefined, 404],
  ['another separator', 'messages.csv?separator=%22', undefined, 400],
])('%s gets nothing', async (_, file, token, status) => {
  expect((await get(file, token)).status).toBe(status);
});

describe('npm run export:submissions', () => {
  const run = async (...args: string[]) =>
    runCommand(
      process.execPath,
      ['--import', 'tsx', path.join(ROOT, 'server/commands/exportSubmissions.ts'), ...args],
      {
        env: { ...process.env, DATA_DIR: server.dataDir, POCKETBASE_BIN: await testProgram() },
        cwd: ROOT,
      },
    );

  test('writes both files into a folder, for the owner only, while the server runs', async () => {
    const folder = path.join(dir, 'a b');
    expect(await run(folder)).toMatchObject({ code: 0, output: expect.stringContaining('form_messages.csv') });
    expect((await readdir(folder)).sort()).toEqual(['form_messages.csv', 'messages.csv']);
    for (const name of ['form_messages.csv', 'messages.csv']) {
      const file = path.join(folder, name);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readFile(file, 'utf8')).toBe(await textOf(await get(name)));
    }
  });

  test('prints one of them', async () => {
    const { code, output } = await run('--stdout', 'messages', '--semicolon');
    expect(code).toBe(0);
    expect(output).toContain('"n1099";"a@b.si"');
  });

  test('a reader that comes late gets every row', async () => {
    const file = path.join(dir, 'piped.csv');
    const program = `"${process.execPath}" --import tsx server/commands/exportSubmissions.ts --stdout messages`;
    // More than a pipe holds, 64 kB, so the command has to wait for it.
    await runCommand('sh', ['-c', `${program} | (sleep 8; cat > "${file}")`], {
      env: { ...process.env, DATA_DIR: server.dataDir, POCKETBASE_BIN: await testProgram() },
      cwd: ROOT,
    });
    const rows = await readFile(file, 'utf8');
    expect(rows.length).toBeGreaterThan(100_000);
    expect(parse(rows)).toHaveLength(1100);
  });

  test.each([[[]], [['a', 'b']], [['--stdout', 'outbox']], [['--colour', 'x']]])('%j is explained', async (args) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toContain('Usage: npm run export:submissions');
  });

  test('reports where it looked for a database', async () => {
    const { code, output } = await runCommand(
      process.execPath,
      ['--import', 'tsx', path.join(ROOT, 'server/commands/exportSubmissions.ts'), dir],
      { env: { ...process.env, DATA_DIR: path.join(dir, 'nowhere') }, cwd: ROOT },
    );
    expect(code).toBe(1);
    expect(output).toContain(`There is no database in ${path.join(dir, 'nowhere', 'pb_data')}.`);
  });
});
