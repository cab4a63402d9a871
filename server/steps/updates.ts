import type { ChildProcess } from 'node:child_process';
import type { Report, Steps } from '../terminal/Steps';
import { TransientError, UserError } from '../UserError';

/** A builder's messages to its parent process while it updates the release. */
export type UpdateMessage =
  | { update: 'begun'; step: string }
  | { update: 'going on'; done: number; total: number; what?: string; part?: number }
  | { update: 'done' }
  /** `isProblem`: a UserError, and no bug. */
  | { update: 'failed'; message: string; detail: string; isProblem: boolean };

/** Updates the release in a builder's process, and reports progress and result to the parent process. */
export async function reportUpdate<T>(update: (steps: Pick<Steps, 'step'>) => Promise<T>): Promise<T> {
  const send = (message: UpdateMessage) => process.send?.(message);
  const steps: Pick<Steps, 'step'> = {
    step: (name, work) => {
      send({ update: 'begun', step: name });
      return work((done, total, what, part) => {
        send({ update: 'going on', done, total, ...(what && { what }), ...(part !== undefined && { part }) });
      });
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

/** A builder's process. */
export interface BuilderProcess {
  child: ChildProcess;
  /** Settles with its exit code. */
  gone: Promise<number>;
}

/**
 * Shows the builder's first work, the update of the release, until it is done.
 * @param builder the process
 * @param log path of the builder's log, for the message
 * @throws UserError if there is no new release
 */
export async function followUpdate(
  { child, gone }: BuilderProcess,
  steps: Pick<Steps, 'step'>,
  log: string,
): Promise<void> {
  let shown: Promise<void> | undefined;
  let report: Report = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    const receive = (message: UpdateMessage) => {
      if (message.update === 'begun') {
        shown = steps.step(message.step, (reported) => {
          report = reported;
          return ended;
        });
      } else if (message.update === 'going on') {
        report(message.done, message.total, message.what, message.part);
      } else if (message.update === 'done') resolve();
      else reject(failureOf(message));
    };
    child.on('message', (message) => isUpdateMessage(message) && receive(message));
    void gone.then((code) =>
      reject(new TransientError(`The builder stopped by itself (code ${code}); what it said is in ${log}.`)),
    );
  });
  await ended.catch(() => undefined);
  await (shown ?? ended);
}

const isUpdateMessage = (message: unknown): message is UpdateMessage =>
  typeof message === 'object' && message !== null && 'update' in message;

function failureOf({ message, detail, isProblem }: Extract<UpdateMessage, { update: 'failed' }>): Error {
  if (isProblem) return new UserError(message, detail);
  return Object.assign(new Error(message), { stack: detail });
}
