import type { Reporter } from 'gatsby';

export interface Status {
  /** The connection stands. */
  on: () => void;
  /** It does not. */
  off: (reason: string) => void;
  /** The nodes could not be brought up to date: they stay as they are. */
  failed: (message: string) => void;
  /** They are up to date. */
  done: () => void;
}

/** Tells the person at the terminal when something becomes different, and only then. */
export function createStatus(reporter: Pick<Reporter, 'info' | 'warn'>, url: string, pollMs: number): Status {
  let state: 'new' | 'on' | 'off' = 'new';
  let failure = '';
  return {
    on: () => {
      if (state === 'new') reporter.info(`Live updates from PocketBase: what is saved at ${url} shows by itself.`);
      if (state === 'off') reporter.info('Live updates from PocketBase are back.');
      state = 'on';
    },
    off: (reason) => {
      if (state === 'off') return;
      state = 'off';
      reporter.warn(
        `Live updates from PocketBase are interrupted (${reason}). Until they are back, changes are looked for every ${pollMs / 1000} s.`,
      );
    },
    failed: (message) => {
      if (failure !== message) reporter.warn(`The content stays as it was. ${message}`);
      failure = message;
    },
    done: () => {
      failure = '';
    },
  };
}
