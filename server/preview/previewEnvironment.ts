import { gatsbyEnvironment, type Source } from '../publisher/gatsbyEnvironment';
import { previewFolder } from '../previewFolder';

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
