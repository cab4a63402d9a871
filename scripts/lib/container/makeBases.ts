import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { npmPackages } from '../../../server/testing/npm/npmPackages';
import { machineSettings, mountOptions } from './machineSettings';
import { buildImage, hasImage, mustRun, stored } from './store';

/** The newest Node that the project supports, and an npm of its time. */
const NODE = ['node@24.21.0', 'npm@11.21.2'];
const SUITE = 'bookworm';
const PINS = 'deploy/compose/.env';
const DOCKERFILE = path.join(__dirname, 'bases.Dockerfile');

/** The base images of deploy/Dockerfile by their build arguments. */
type Bases = Readonly<Record<'DEBIAN_IMAGE' | 'PYTHON_IMAGE' | 'NODE_IMAGE', string>>;

/** The base images that a file of settings pins; undefined if it lacks one. */
export function pinnedBases(env: string): Bases | undefined {
  const pinned = Object.fromEntries([...env.matchAll(/^(\w+_IMAGE)=(\S+)$/gm)].map(([, name, image]) => [name, image]));
  const { DEBIAN_IMAGE, PYTHON_IMAGE, NODE_IMAGE } = pinned;
  return DEBIAN_IMAGE && PYTHON_IMAGE && NODE_IMAGE ? { DEBIAN_IMAGE, PYTHON_IMAGE, NODE_IMAGE } : undefined;
}

/** The images that deploy/compose/.env pins, or else images that are made on this machine, once. */
export async function baseImages(onlyLocal: boolean): Promise<Bases> {
  const pinned = onlyLocal ? undefined : pinnedBases(await readFile(PINS, 'utf8').catch(() => ''));
  return (
    pinned ?? {
      DEBIAN_IMAGE: await localBase('debian'),
      PYTHON_IMAGE: await localBase('python'),
      NODE_IMAGE: await localBase('node'),
    }
  );
}

/** Makes a base image on this machine if there is none yet. @returns its name */
export async function localBase(target: 'debian' | 'python' | 'node' | 'bare'): Promise<string> {
  const tag = `localhost/base-${target}`;
  if (await hasImage(tag)) return tag;
  const context = stored('bases');
  await mkdir(context, { recursive: true });
  if (!(await hasImage('localhost/base-debian'))) await makeContext(context);
  console.log(`  making the base image "${target}" …`);
  const options = mountOptions(await machineSettings());
  await buildImage({ context, dockerfile: DOCKERFILE, target, tag, options });
  return tag;
}

/** Makes the root folder of a minimal Debian, and gets Node and npm. */
async function makeContext(context: string): Promise<void> {
  console.log(`  making a minimal Debian (${SUITE}) with debootstrap …`);
  const root = path.join(context, 'root');
  await rm(root, { recursive: true, force: true });
  const packages = await mustRun('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Created-By: Packages']);
  const [mirror = 'http://deb.debian.org/debian'] = packages.split('\n').filter((url) => /\/debian\/?$/.test(url));
  // "lxc" makes debootstrap bind the machine's devices: in a user namespace it can make none.
  const env = { ...process.env, container: 'lxc' };
  const options = ['--variant=minbase', '--include=ca-certificates', SUITE, root, mirror];
  await mustRun('debootstrap', options, { env });
  // The official slim images leave out the same folders.
  const folders = ['dev', 'proc', 'sys', 'var/cache', 'var/lib/apt/lists', 'var/log', 'usr/share/doc', 'usr/share/man'];
  const excluded = [...folders, 'usr/share/info', 'usr/share/locale'].map((folder) => `--exclude=./${folder}/*`);
  await mustRun('tar', ['-C', root, ...excluded, '-cf', path.join(context, 'debian.tar'), '.']);
  await rm(root, { recursive: true, force: true });
  const packed = path.join(await npmPackages('container', NODE), 'node_modules');
  await cp(path.join(packed, 'node/bin/node'), path.join(context, 'node'));
  await cp(path.join(packed, 'npm'), path.join(context, 'npm'), { recursive: true });
}
