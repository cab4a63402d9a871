import { readFile, rm } from 'node:fs/promises';
import { testProgram } from '../../../server/testing/installation';
import { API_HANDLERS, API_HELPERS } from '../testing/apiHandlers';
import { installationWith, serveInstallation } from '../testing/installationWith';
import { ROUTES } from '../testing/routes';
import { ROUTES as ALLOWED } from './ROUTES';

const FUNCTIONS = /github\.com\/pocketbase\/pocketbase\/apis\.((?:\(\*?\w+\)\.)?[A-Za-z_]\w*)/g;
const patterns = Object.values(API_HANDLERS).flat();

/** Queries PocketBase's router while it is about to serve. */
const ROUTER = (wanted: string[]) => `
$app.onServe().bindFunc((e) => {
  // Routes of the hooks are bound in the same event.
  e.next();
  const has = {};
  for (const pattern of ${JSON.stringify(wanted)}) {
    const [method, path] = pattern.split(' ');
    has[pattern] = e.router.hasRoute(method, path);
  }
  $app.store().set('routes', JSON.stringify(has));
});
routerAdd('GET', '/test/routes', (e) => e.json(200, JSON.parse($app.store().get('routes'))));
`;

test('every function of PocketBase’s API is listed: a later version must not add a route without a review', async () => {
  const program = await readFile(await testProgram(), 'latin1');
  const found = new Set([...program.matchAll(FUNCTIONS)].map(([, name = '']) => name));
  expect([...found].sort()).toEqual([...Object.keys(API_HANDLERS), ...API_HELPERS].sort());
});

test('every route of PocketBase and every route that an editor may call is in its router, under the same pattern', async () => {
  const wanted = [...patterns, ...Object.keys(ALLOWED), 'GET /api/no-such-route'];
  const installation = await installationWith(ROUTER(wanted));
  const server = await serveInstallation(installation, {});
  try {
    const has = (await (await fetch(`${server.url}/test/routes`)).json()) as Record<string, boolean>;
    expect(wanted.filter((pattern) => !has[pattern])).toEqual(['GET /api/no-such-route']);
  } finally {
    await server.stop();
    await rm(installation.dir, { recursive: true, force: true });
  }
});

test('every route of PocketBase is in the table that a real server is held to', () => {
  const calls = ROUTES.map(([call]) => call.replace(/\?.*$/, ''));
  const matcher = (pattern: string) =>
    new RegExp(
      `^${pattern
        .replace(/[.]/g, '\\.')
        .replace(/\{path\\\.\\\.\\\.\}/, '.*')
        .replace(/\{\w+\}/g, '[^/]+')}$`,
    );
  const missing = patterns.filter((pattern) => !calls.some((call) => matcher(pattern).test(call)));
  // The stream stays open; access.pocketbase.test.ts tests it.
  expect(missing).toEqual(['GET /api/realtime']);
});
