import path from 'node:path';
import { openBuilder } from '../gatsby/openBuilder';
import { gatsbyEnvironment } from '../publisher/gatsbyEnvironment';
import { LogFile } from '../terminal/output';
import type { Steps } from '../terminal/Steps';
import { UserError } from '../UserError';
import { type UpdateOptions, updateRelease } from './updateRelease';

/** A publisher's reports to its parent while it brings the release up to date, over node's channel between them. */
export type UpdateNews =
  | { update: 'begun'; step: string }
  | { update: 'going on'; done: number; total: number; what?: string }
  | { update: 'done' }
  /** `isProblem`: in words for the person at the terminal, and not a fault of the program. */
  | { update: 'failed'; message: string; detail: string; isProblem: boolean };

/** Brings the release up to date in a builder's process, and tells who started it how far it is and how it ended. */
export async function tellUpdate<T>(update: (steps: Pick<Steps, 'step'>) => Promise<T>): Promise<T> {
  const tell = (news: UpdateNews) => process.send?.(news);
  const steps: Pick<Steps, 'step'> = {
    step: (name, work) => {
      tell({ update: 'begun', step: name });
      return work((done, total, what) => tell({ update: 'going on', done, total, ...(what && { what }) }));
    },
  };
  try {
    const result = await update(steps);
    tell({ update: 'done' });
    return result;
  } catch (error) {
    const isProblem = error instanceof UserError;
    const message = error instanceof Error ? error.message : String(error);
    const detail = isProblem ? error.detail : error instanceof Error ? (error.stack ?? '') : '';
    tell({ update: 'failed', message, detail, isProblem });
    throw error;
  }
}

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
