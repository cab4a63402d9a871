import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../run';
import { stored } from './store';

/** Certificates that the machine trusts: a company's proxy may sign all answers with its own. */
const CERTIFICATES = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';
const INSIDE_CERTIFICATES = '/run/machine/certificates.crt';

/** A file of this machine at a path inside a container. */
export interface Mounted {
  source: string;
  target: string;
}

/** The content of the settings by the path at which each program reads them. */
export function settingsOf(npm: string, pip: string, hasCertificates: boolean): Readonly<Record<string, string>> {
  const lines = (...all: string[]) => `${all.filter(Boolean).join('\n')}\n`;
  return {
    '/usr/local/etc/npmrc': lines(npm && `registry=${npm}`, hasCertificates ? `cafile=${INSIDE_CERTIFICATES}` : ''),
    '/etc/pip.conf': lines('[global]', pip && `index-url=${pip}`, hasCertificates ? `cert=${INSIDE_CERTIFICATES}` : ''),
    '/etc/apt/apt.conf.d/90machine': lines(hasCertificates ? `Acquire::https::CAInfo "${INSIDE_CERTIFICATES}";` : ''),
  };
}

/**
 * The machine's own mirrors and certificates as files that are mounted into commands of a build: they become part of no image.
 * Proxies need none, as buildah passes on `http_proxy` and its like.
 */
export async function machineSettings(): Promise<Mounted[]> {
  const answer = async (program: string, ...args: string[]) => {
    const { code, output } = await run(program, args);
    return code === 0 ? output.trim() : '';
  };
  const npm = await answer('npm', 'config', 'get', 'registry');
  const pip = process.env.PIP_INDEX_URL ?? (await answer('python3', '-m', 'pip', 'config', 'get', 'global.index-url'));
  const hasCertificates = existsSync(CERTIFICATES);
  await mkdir(stored('machine'), { recursive: true });
  const mounted: Mounted[] = hasCertificates ? [{ source: CERTIFICATES, target: INSIDE_CERTIFICATES }] : [];
  for (const [target, content] of Object.entries(settingsOf(npm, pip, hasCertificates))) {
    const source = stored('machine', path.basename(target));
    await writeFile(source, content);
    mounted.push({ source, target });
  }
  return mounted;
}

/** Options of buildah for the files. */
export const mountOptions = (mounted: readonly Mounted[]): string[] =>
  mounted.flatMap(({ source, target }) => ['--volume', `${source}:${target}:ro`]);
