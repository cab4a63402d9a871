import path from 'node:path';
import { openBuilder } from '../gatsby/openBuilder';
import { LogFile } from '../terminal/LogFile';
import { gatsbyEnvironment } from '../publisher/gatsbyEnvironment';
import { updateRelease, type UpdateOptions } from './updateRelease';

/** Brings the release up to date with a builder that ends with it. */
export async function updateOnce(options: Omit<UpdateOptions, 'site' | 'log'>): Promise<void> {
  const { source, life } = options;
  const { settings, data } = source;
  let updated: Promise<void> = Promise.resolve();
  // Stopped meanwhile, Gatsby ends first, and then the lease is given back: its row must not stand there as being built.
  life.onEnd(() => updated.catch(() => undefined));
  const log = new LogFile(path.join(data.logs, 'build.log'));
  const site = openBuilder({ root: settings.root, data, env: gatsbyEnvironment(source), log, life });
  updated = updateRelease({ ...options, site, log }).then(() => site.rest());
  await updated;
}
