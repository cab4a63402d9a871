const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Action = (signal: NodeJS.Signals) => Promise<unknown>;

const actions = new Set<Action>();
let received: NodeJS.Signals | undefined;

/** Whether a signal is ending this process. */
export const isInterrupted = (): boolean => received !== undefined;

/**
 * Runs an action before Ctrl-C or another signal ends this process. A site in a process group of its own gets no Ctrl-C of the
 * terminal: after an interrupted `npm test` two of them kept running, each with a gigabyte of memory.
 * @param action runs beside the others, or at once if the signal came already
 * @returns a function that takes the action back
 */
export function atInterrupt(action: Action): () => void {
  if (received) {
    void action(received);
    return () => undefined;
  }
  if (actions.size === 0) SIGNALS.forEach((signal) => process.on(signal, interrupt));
  actions.add(action);
  return () => {
    actions.delete(action);
    if (actions.size === 0 && !received) SIGNALS.forEach((signal) => process.off(signal, interrupt));
  };
}

function interrupt(signal: NodeJS.Signals): void {
  // npm forwards the signal that the terminal sends to this process too.
  if (received) return;
  received = signal;
  void Promise.allSettled([...actions].map((action) => action(signal))).then(() => {
    SIGNALS.forEach((each) => process.off(each, interrupt));
    process.kill(process.pid, signal);
  });
}
