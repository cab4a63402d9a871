import { backOff } from '../client/backOff';
import type { Session } from '../client/connect';
import { pause } from './pause';
import { realtime, type RealtimeOptions } from './realtime';
import type { Timing } from './timing';

export interface ListeningOptions extends Omit<RealtimeOptions, 'session' | 'timing'> {
  connect: () => Promise<Session>;
  timing: Timing;
  /** An open connection ended: it is made again. */
  onClose: () => void;
  /** It could not be made: that is tried again and again. */
  onFailure: (error: unknown) => void;
}

/** Listens until aborted, over as many connections as it takes. Each signs in anew if it has to. */
export async function keepListening(options: ListeningOptions): Promise<void> {
  const { connect, timing, signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    let opened: number | undefined;
    const onOpen = () => {
      opened = performance.now();
      options.onOpen();
    };
    try {
      await realtime({ ...options, session: await connect(), onOpen });
      if (opened === undefined) throw new Error('the connection ended before it was open');
    } catch (error) {
      // How an open connection ends does not matter: only whether the next one opens.
      if (opened === undefined && !signal.aborted) options.onFailure(error);
    }
    if (opened !== undefined) options.onClose();
    const stood = opened !== undefined && performance.now() - opened > timing.stoodMs;
    failures = stood ? 0 : failures + 1;
    await pause(backOff(failures, timing.firstPauseMs, timing.longestPauseMs), signal);
  }
}
