export interface Lifeline {
  signal: AbortSignal;
  abort: (reason: unknown) => void;
  /** Something came. */
  heard: () => void;
  /** From now on so long may pass without anything. */
  allow: (ms: number) => void;
  /** Ends it: nothing is waited for any more. */
  cut: () => void;
}

/** A connection's idle timeout: it ends with its parent, and when nothing comes for too long. */
export function idleTimeout(parent: AbortSignal, ms: number): Lifeline {
  const controller = new AbortController();
  const end = () => controller.abort(parent.reason);
  const tooSilent = () => controller.abort(new Error('nothing came for too long'));
  const start = (limit: number) => setTimeout(tooSilent, limit).unref();
  let timer = start(ms);
  parent.addEventListener('abort', end);
  if (parent.aborted) end();
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    heard: () => void timer.refresh(),
    allow: (limit) => {
      clearTimeout(timer);
      timer = start(limit);
    },
    cut: () => {
      clearTimeout(timer);
      parent.removeEventListener('abort', end);
      controller.abort();
    },
  };
}
