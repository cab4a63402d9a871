import type { ChildProcess } from 'node:child_process';
import { TransientError } from '../TransientError';
import { UserError } from '../UserError';
import type { Report, Steps } from '../terminal/Steps';
import type { UpdateNews } from './UpdateNews';

/** A builder's process. */
export interface BuilderProcess {
  child: ChildProcess;
  /** Settles with its exit code. */
  gone: Promise<number>;
}

/**
 * Shows what a builder does to bring the release up to date, until it is done.
 * @param builder which does so before anything else
 * @param log where all that it says is, for the message
 * @throws UserError why no new release is there
 */
export async function followUpdate(
  { child, gone }: BuilderProcess,
  steps: Pick<Steps, 'step'>,
  log: string,
): Promise<void> {
  let shown: Promise<void> | undefined;
  let report: Report = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    const hear = (news: UpdateNews) => {
      if (news.update === 'begun') {
        shown = steps.step(news.step, (told) => {
          report = told;
          return ended;
        });
      } else if (news.update === 'going on') report(news.done, news.total, news.what);
      else if (news.update === 'done') resolve();
      else reject(failureOf(news));
    };
    child.on('message', (message) => isNews(message) && hear(message));
    void gone.then((code) =>
      reject(new TransientError(`The builder stopped by itself (code ${code}); what it said is in ${log}.`)),
    );
  });
  await ended.catch(() => undefined);
  await (shown ?? ended);
}

const isNews = (message: unknown): message is UpdateNews =>
  typeof message === 'object' && message !== null && 'update' in message;

function failureOf({ message, detail, isProblem }: Extract<UpdateNews, { update: 'failed' }>): Error {
  if (isProblem) return new UserError(message, detail);
  return Object.assign(new Error(message), { stack: detail });
}
