import { existsSync } from 'node:fs';
import { cp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeDigests, projectFiles } from '../gatsby/codeDigest';
import { type Builder, openBuilder } from '../gatsby/openBuilder';
import { previewFolder } from '../dataFolder';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { gatsbyEnvironment, type Source } from '../publisher/gatsbyEnvironment';
import type { Queue } from '../publisher/queue';
import { publishRelease } from '../release/publishRelease';
import { removeDrafts } from '../site/releases';
import { localToken } from '../pocketbase/runPocketBase';
import { LogFile } from '../terminal/output';
import { Preview } from './Preview';

/** The model of the content, which the source plugin reads. */
const MODEL = 'pocketbase/pb_schema.json';
/**
 * Updates a copy of the project for a second Gatsby process: Gatsby has its cache and its output in the project's folder, and two
 * processes would overwrite each other's files. Packages are linked.
 * @param root the project's folder
 * @param copy folder of the copy
 */
export async function copyProject(root: string, copy: string): Promise<void> {
  const files = [...(await projectFiles(root)), MODEL];
  const wanted = new Set(files);
  const left = (await projectFiles(copy).catch(() => [])).filter((file) => !wanted.has(file));
  for (const file of left) await rm(path.join(copy, file));
  for (const file of files) await copyIfOther(path.join(root, file), path.join(copy, file));
  await linkTo(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** Updates a link: the project may have been moved. */
async function linkTo(target: string, link: string): Promise<void> {
  if ((await readlink(link).catch(() => undefined)) === target) return;
  await rm(link, { force: true });
  await symlink(target, link, 'dir');
}

/** An unchanged file keeps its timestamp: Gatsby takes a file with a new one for a new file. */
async function copyIfOther(from: string, to: string): Promise<void> {
  const [wanted, there] = await Promise.all([readFile(from), readFile(to).catch(() => undefined)]);
  if (there?.equals(wanted)) return;
  await cp(from, to);
}

/** Drafts must not reach third parties, and a viewer of drafts must not count as a visitor. */
const SILENT = ['GTM_ID', 'ASSISTANT_WIDGET_URL', 'ERROR_REPORT'];

/**
 * Returns the environment of the preview's Gatsby: the public site's, with drafts and without other services.
 * @param source of the site's own builder
 * @param token that may read drafts
 */
export function previewEnvironment(source: Source, token: string): NodeJS.ProcessEnv {
  const env = gatsbyEnvironment({
    ...source,
    settings: { ...source.settings, preview: true },
    data: previewFolder(source.data),
    access: { token },
  });
  for (const name of SILENT) delete env[name];
  // Each worker needs a Gatsby's memory, and only the first build of a preview has thousands of pages.
  // A preview may lose records: the loss is confirmed before the public site is published.
  return { ...env, PB_ALLOW_SHRINK: '1', GATSBY_CPU_COUNT: '2' };
}

/**
 * Makes the cache of a builder that has none of this code; the content may be older.
 * @param project folder of the copy
 */
export async function warmUp(project: string, site: Pick<Builder, 'prepare'>): Promise<void> {
  const mark = path.join(project, '.tmp/prepared');
  const { all: code } = await codeDigests(project);
  const before = await readFile(mark, 'utf8').catch(() => '');
  if (before === code && existsSync(path.join(project, '.cache'))) return;
  if (await site.prepare()) await writeFile(mark, code);
}

/** A lower priority than the public site's build. */
const NICE = 19;
/** Unused: the queue decides when a preview is built. */
const FINGERPRINT = { content: '', code: '', configuration: '' };

/**
 * Opens the preview of a data folder; Gatsby starts when a link to a draft is viewed.
 * @param source of the content, with its database on this machine: drafts are read with a token for this purpose only
 */
export async function openPreview(
  source: Source,
  { queue, life, say }: { queue: Queue; life: CommandLifecycle; say: (text: string) => void },
): Promise<Preview> {
  const { settings, data } = source;
  const folder = previewFolder(data);
  await removeDrafts(folder);
  const env = previewEnvironment(source, await localToken(settings, 'drafts'));
  const log = new LogFile(path.join(data.logs, 'preview.log'));
  const site = openBuilder({ root: folder.project, data: folder, env, preview: true, nice: NICE, log, life });
  return new Preview({
    queue,
    site,
    say,
    prepare: () => copyProject(settings.root, folder.project),
    warmUp: () => warmUp(folder.project, site),
    publish: async (output) => {
      const { manifest } = await publishRelease(output, folder, FINGERPRINT, { preview: true });
      return manifest.id;
    },
  });
}
