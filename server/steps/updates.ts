import path from 'node:path';
import { openBuilder } from '../gatsby/openBuilder';
import { gatsbyEnvironment } from '../publisher/gatsbyEnvironment';
import { LogFile } from '../terminal/output';
import type { Steps } from '../terminal/Steps';
import { UserError } from '../UserError';
import { type UpdateOptions, updateRelease } from './updateRelease';

/** A builder's messages to its parent process while it updates the release. */
export type UpdateMessage =
  | { update: 'begun'; step: string }
  | { update: 'going on'; done: number; total: number; what?: string }
  | { update: 'done' }
  /** `isProblem`: a UserError, and no bug. */
  | { update: 'failed'; message: string; detail: string; isProblem: boolean };

/** Updates the release in a builder's process, and reports progress and result to the parent process. */
export async function reportUpdate<T>(update: (steps: Pick<Steps, 'step'>) => Promise<T>): Promise<T> {
  const send = (message: UpdateMessage) => process.send?.(message);
  const steps: Pick<Steps, 'step'> = {
    step: (name, work) => {
      send({ update: 'begun', step: name });
      return work((done, total, what) => send({ update: 'going on', done, total, ...(what && { what }) }));
    },
  };
  try {
    const result = await update(steps);
    send({ update: 'done' });
    return result;
  } catch (error) {
    const isProblem = error instanceof UserError;
    const message = error instanceof Error ? error.message : String(error);
    const detail = isProblem ? error.detail : error instanceof Error ? (error.stack ?? '') : '';
    send({ update: 'failed', message, detail, isProblem });
    throw error;
  }
}

/** Updates the release with a builder that ends afterwards. */
export async function updateOnce(options: Omit<UpdateOptions, 'site' | 'log'>): Promise<void> {
  const { source, life } = options;
  const { settings, data } = source;
  let updated: Promise<void> = Promise.resolve();
  // After a stop Gatsby ends first, then the lease is returned: the row must not stay in the state `building`.
  life.onEnd(() => updated.catch(() => undefined));
  const log = new LogFile(path.join(data.logs, 'build.log'));
  const site = openBuilder({ root: settings.root, data, env: gatsbyEnvironment(source), log, life });
  updated = updateRelease({ ...options, site, log }).then(() => site.rest());
  await updated;
}
