import type * as Release from './release';

/** A store that all VMs share, and a folder whose link can be moved. */
function makeServer() {
  const kept = new Map();
  const store = {
    get: (name: string) => kept.get(name),
    set: (name: string, value: unknown) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
    getOrSet: (name: string, make: () => unknown) => {
      if (!kept.has(name)) kept.set(name, make());
      return kept.get(name);
    },
  };
  const server = { live: 'r1', files: {}, changes: {}, read: [] as string[], onManifest: () => undefined };
  const readFile = (path: string) => {
    const { live } = server;
    if (path.endsWith('/id')) return live;
    server.onManifest();
    server.read.push(path);
    return JSON.stringify(path.endsWith('/.changes.json') ? server.changes : { id: live, files: server.files });
  };
  const stat = () => {
    throw new Error('not there');
  };
  let turns = 0;
  Object.assign(globalThis, {
    ...{ $app: { store: () => store }, $os: { readFile, stat, dirFS: (root: string) => root } },
    ...{ $security: { randomString: () => String((turns += 1)) }, toString: String },
  });
  return server;
}

/** A VM, with its own copy of the module. */
function makeVm() {
  let vm!: typeof Release;
  jest.isolateModules(() => {
    vm = jest.requireActual('./release');
  });
  return Object.assign(() => vm.loadRelease('data/current')?.id, { load: () => vm.loadRelease('data/current') });
}

const inherited = globalThis.toString;
afterEach(() => {
  for (const name of ['$app', '$os', '$security']) Reflect.deleteProperty(globalThis, name);
  globalThis.toString = inherited;
});

test('each VM answers from the release that the link names', () => {
  const server = makeServer();
  const [one, other] = [makeVm(), makeVm()];
  expect([one(), other()]).toEqual(['r1', 'r1']);
  server.live = 'r2';
  expect([one(), other()]).toEqual(['r2', 'r2']);
});

test('a VM that reads slowly does not replace a release that another VM has served', () => {
  const server = makeServer();
  const [slow, fast] = [makeVm(), makeVm()];
  slow();
  server.live = 'r2';
  const served = [];
  server.onManifest = () => {
    server.onManifest = () => undefined;
    // The next release goes live while the manifest of this one is being read.
    server.live = 'r3';
    served.push(fast());
  };
  served.push(slow(), fast(), slow());
  expect(served).toEqual([...served].sort());
  expect(served.at(-1)).toBe('r3');
});

test('a manifest that cannot be read ends the turn: the next request reads it', () => {
  const server = makeServer();
  const vm = makeVm();
  server.onManifest = () => {
    throw new Error('EIO');
  };
  expect(vm()).toBeUndefined();
  server.onManifest = () => undefined;
  expect(vm()).toBe('r1');
});

test('a release that follows the one before is read by its changes, another one as a whole', () => {
  const server = makeServer();
  server.files = { '/': 'old', '/kept/': 'kept', '/gone/': 'old' };
  const vm = makeVm();
  const before = vm.load()?.manifest.files;

  const changes = { rules: { id: 'r2', redirects: ['new'] }, files: { '/': 'new', '/gone/': null, '/more/': 'new' } };
  Object.assign(server, { live: 'r2', changes: { since: 'r1', ...changes }, read: [] });
  const files = { '/': 'new', '/kept/': 'kept', '/more/': 'new' };
  expect(vm.load()?.manifest).toEqual({ id: 'r2', redirects: ['new'], files });
  expect(before).toEqual({ '/': 'old', '/kept/': 'kept', '/gone/': 'old' });
  expect(makeVm().load()?.manifest.files).toEqual(files);
  expect(server.read).toEqual(['data/current/.changes.json']);

  Object.assign(server, { live: 'r4', changes: { since: 'r3', ...changes }, files: { '/': 'other' }, read: [] });
  expect(vm.load()?.manifest).toEqual({ id: 'r4', files: { '/': 'other' } });
  expect(server.read.at(-1)).toBe('data/current/manifest.json');
});
