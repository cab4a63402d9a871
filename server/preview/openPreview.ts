import { copyFile, mkdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { projectFiles } from '../gatsby/codeDigest';
import { openBuilder } from '../gatsby/openBuilder';
import { previewFolder } from '../dataFolder';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { gatsbyEnvironment, type Source } from '../publisher/gatsbyEnvironment';
import type { Queue } from '../publisher/queue';
import { publishRelease } from '../release/publishRelease';
import { removeDrafts } from '../site/releases';
import { localToken } from '../steps/localToken';
import { LogFile } from '../terminal/output';
import { Preview } from './Preview';

/** The model of the content, which the source plugin reads. */
const MODEL = 'pocketbase/pb_schema.json';
/**
 * Keeps a copy of the project in a folder of its own, in which a second Gatsby may work: Gatsby has its cache and its output in
 * the folder of its project, and two in one folder would write over each other. Packages are linked.
 * @param root the project
 * @param copy where
 */
export async function copyProject(root: string, copy: string): Promise<void> {
  const files = [...(await projectFiles(root)), MODEL];
  const wanted = new Set(files);
  const left = (await projectFiles(copy).catch(() => [])).filter((file) => !wanted.has(file));
  for (const file of left) await rm(path.join(copy, file));
  for (const file of files) await copyIfOther(path.join(root, file), path.join(copy, file));
  await linkTo(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** The project may have moved since. */
async function linkTo(target: string, link: string): Promise<void> {
  if ((await readlink(link).catch(() => undefined)) === target) return;
  await rm(link, { force: true });
  await symlink(target, link, 'dir');
}

/** An unchanged file keeps its timestamp: Gatsby takes a file with a new one for a new file. */
async function copyIfOther(from: string, to: string): Promise<void> {
  const [wanted, there] = await Promise.all([readFile(from), readFile(to).catch(() => undefined)]);
  if (there?.equals(wanted)) return;
  await mkdir(path.dirname(to), { recursive: true });
  await copyFile(from, to);
}

/** Nothing foreign learns of drafts, and nobody who looks at them is counted as a visitor. */
const SILENT = ['GTM_ID', 'ASSISTANT_WIDGET_URL', 'ERROR_REPORT'];

/**
 * Returns the environment of the preview's Gatsby: as for visitors, with drafts and without notifications of other services.
 * @param source of the site's own builder
 * @param token with which drafts are read
 */
export function previewEnvironment(source: Source, token: string): NodeJS.ProcessEnv {
  const env = gatsbyEnvironment({
    ...source,
    settings: { ...source.settings, preview: true },
    data: previewFolder(source.data),
    access: { token },
  });
  for (const name of SILENT) delete env[name];
  // Each worker has a Gatsby's memory of its own, and nobody waits for thousands of pages here but once.
  // A preview shows what is there: a loss is asked about before visitors see it.
  return { ...env, PB_ALLOW_SHRINK: '1', GATSBY_CPU_COUNT: '2' };
}

/** Below the builder of what visitors see. */
const NICE = 19;
/** Its releases are compared with nothing: what is due, the queue says. */
const FINGERPRINT = { content: '', code: '', configuration: '' };

/**
 * Makes what keeps the preview of a data folder; Gatsby starts when somebody looks.
 * @param source of the content, whose database is on this machine: drafts are read by a token for nothing else
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
    publish: async (output) => {
      const { manifest } = await publishRelease(output, folder, FINGERPRINT, { preview: true });
      return manifest.id;
    },
  });
}
