import path from 'node:path';
import { openBuilder } from '../gatsby/openBuilder';
import { exportSite } from '../hosts/static/exportSite';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { LogFile } from '../terminal/output';
import type { Steps } from '../terminal/Steps';
import { gatsbyEnvironment, type Source } from '../publisher/gatsbyEnvironment';

/** Builds the site with drafts and scheduled records, into a folder of its own. The published site stays as it is. */
export async function buildPreview(source: Source, steps: Steps, life: CommandLifecycle): Promise<void> {
  const { settings, data } = source;
  const log = new LogFile(path.join(data.logs, 'build.log'));
  log.write(`\n=== ${new Date().toISOString()} preview\n`);
  const site = openBuilder({ root: settings.root, data, preview: true, env: gatsbyEnvironment(source), log, life });
  await steps.step('Preview with drafts', (report) =>
    site.build((output) => exportSite(output, data.preview, settings.staticHost ?? 'netlify', 0o700), report),
  );
  await site.rest();
}
