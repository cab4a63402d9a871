import { UserError } from '../UserError';
import type { Steps } from '../terminal/Steps';
import type { UpdateNews } from './UpdateNews';

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
