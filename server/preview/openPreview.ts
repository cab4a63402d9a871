import path from 'node:path';
import { openBuilder } from '../gatsby/openBuilder';
import type { Queue } from '../publisher/queue';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { removeDrafts } from '../site/currentRelease';
import { publishRelease } from '../release/publishRelease';
import type { Source } from '../publisher/gatsbyEnvironment';
import { localToken } from '../steps/localToken';
import { LogFile } from '../terminal/LogFile';
import { copyProject } from './copyProject';
import { Preview } from './Preview';
import { previewEnvironment } from './previewEnvironment';
import { previewFolder } from '../previewFolder';

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
  const env = previewEnvironment(source, await localToken(settings, data, 'drafts'));
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
