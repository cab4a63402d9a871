import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BASE_IMAGES } from './baseImages';
import { DEPLOY_FILES } from './deployFiles';

const text = (file: string) => DEPLOY_FILES[file] ?? '';
const digest = (letter: string) => `sha256:${letter.repeat(64)}`;

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
      stderr: expect.stringContaining('NODE_IMAGE: node:20-bookworm-slim is not pinned.'),
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
