import { pinnedBases } from './makeBases';

const digest = `@sha256:${'a'.repeat(64)}`;
const pins = (...names: string[]) => names.map((name) => `${name}_IMAGE=${name.toLowerCase()}:1${digest}`).join('\n');

test('the images that pin-images.sh wrote are taken, without those of web servers', () => {
  expect(pinnedBases(`SITE_PORT=8090\n${pins('PYTHON', 'DEBIAN', 'NODE', 'NGINX')}\n`)).toEqual({
    PYTHON_IMAGE: `python:1${digest}`,
    DEBIAN_IMAGE: `debian:1${digest}`,
    NODE_IMAGE: `node:1${digest}`,
  });
});

test.each(['', pins('PYTHON', 'DEBIAN')])('a file that lacks an image pins none: %j', (env) => {
  expect(pinnedBases(env)).toBeUndefined();
});
