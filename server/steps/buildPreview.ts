import path from 'node:path';
import { buildSite } from '../build/buildSite';
import { exportSite } from '../hosts/exportSite';
import type { Life } from '../process/Life';
import { LogFile } from '../terminal/LogFile';
import type { Steps } from '../terminal/Steps';
import { gatsbyEnvironment, type Source } from './gatsbyEnvironment';

/** Builds the site with drafts and with what is to come, into a folder of its own. What visitors see stays as it is. */
export async function buildPreview(source: Source, steps: Steps, life: Life): Promise<void> {
  const { settings, data } = source;
  const log = new LogFile(path.join(data.logs, 'build.log'));
  log.write(`\n=== ${new Date().toISOString()} preview\n`);
  const env = gatsbyEnvironment(source);
  await steps.step('Preview with drafts', (report) =>
    buildSite({ root: settings.root, data, preview: true, env, log, life, report }, (output) =>
      exportSite(output, data.preview, settings.staticHost ?? 'netlify'),
    ),
  );
}
