import { commandOf, healthCheckOf, runtimeConfig } from './runtimeConfig';
import { userIn } from './startContainer';

const image = {
  Env: ['PORT=8090'],
  Entrypoint: ['tini', '--'],
  Cmd: ['node', 'start.ts'],
  WorkingDir: '/srv/site/app',
  Healthcheck: { Test: ['CMD-SHELL', 'curl http://127.0.0.1:$PORT/'] },
};
const options = { image, root: '/mounted', user: { uid: 999, gid: 999 } };

test('the container runs the image’s command as its user, without rights and without a network', () => {
  expect(runtimeConfig({ ...options, env: { BUILD: 'none' } })).toMatchObject({
    root: { path: '/mounted', readonly: false },
    process: {
      user: { uid: 999, gid: 999 },
      args: ['tini', '--', 'node', 'start.ts'],
      env: ['PORT=8090', 'BUILD=none'],
      cwd: '/srv/site/app',
      noNewPrivileges: true,
      capabilities: { bounding: [], effective: [], permitted: [] },
    },
    linux: { namespaces: expect.arrayContaining([{ type: 'network' }]) },
  });
});

test('volumes are writable, files are not, and a read-only container has a /tmp', () => {
  const config = { ...options, volumes: { '/data': '/volume' }, files: [{ source: '/a', target: '/b' }] };
  const mounted = (isReadOnly: boolean) => runtimeConfig({ ...config, isReadOnly }) as { mounts: unknown[] };
  expect(mounted(true).mounts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ destination: '/data', source: '/volume', options: ['rbind', 'nosuid', 'nodev'] }),
      expect.objectContaining({ destination: '/b', options: ['rbind', 'nosuid', 'nodev', 'ro'] }),
      expect.objectContaining({ destination: '/tmp' }),
    ]),
  );
  expect(mounted(false).mounts).not.toContainEqual(expect.objectContaining({ destination: '/tmp' }));
});

test('a command takes the place of the image’s, behind its entry point', () => {
  expect(commandOf({ image, command: ['id'] })).toEqual(['tini', '--', 'id']);
  expect(() => commandOf({ image: {} })).toThrow('no command');
});

test('both forms of a health check, and none', () => {
  expect(healthCheckOf(image)).toEqual(['/bin/sh', '-c', 'curl http://127.0.0.1:$PORT/']);
  expect(healthCheckOf({ Healthcheck: { Test: ['CMD', 'curl'] } })).toEqual(['curl']);
  expect(() => healthCheckOf({ Healthcheck: { Test: ['NONE'] } })).toThrow('no health check');
});

test('the ids of the image’s user', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\nsite:x:999:998::/srv/site:/bin/sh\n';
  expect(userIn(passwd, 'site')).toEqual({ uid: 999, gid: 998 });
  expect(userIn(passwd, '')).toEqual({ uid: 0, gid: 0 });
  expect(() => userIn(passwd, 'other')).toThrow('no user other');
});
