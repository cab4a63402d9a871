import type { Timing } from './timing';

export interface Bell {
  /** Says that something may have changed. */
  ring: () => void;
  stop: () => void;
}

/**
 * Calls `answer` once after any number of rings: when it has been quiet for a moment, or has been ringing for long. Never
 * twice at a time; what rings meanwhile is answered by exactly one call more.
 * @param answer must not fail
 */
export function createDebouncer(answer: () => Promise<void>, timing: Pick<Timing, 'quietMs' | 'longestQuietMs'>): Bell {
  let timer: NodeJS.Timeout | undefined;
  let firstRing: number | undefined;
  let isAnswering = false;
  let rangMeanwhile = false;
  let isStopped = false;

  const run = async () => {
    firstRing = undefined;
    isAnswering = true;
    await answer();
    isAnswering = false;
    if (rangMeanwhile) ring();
  };
  const ring = () => {
    if (isStopped) return;
    rangMeanwhile = isAnswering;
    if (isAnswering) return;
    firstRing ??= performance.now();
    clearTimeout(timer);
    timer = setTimeout(
      run,
      Math.max(0, Math.min(timing.quietMs, firstRing + timing.longestQuietMs - performance.now())),
    );
    timer.unref();
  };
  return {
    ring,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
