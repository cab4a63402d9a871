import type { Reporter } from 'gatsby';

export interface NewWarnings {
  /** A reporter that keeps to itself what was warned of the last time already. */
  reporter: Reporter;
  /** Another round begins. */
  again: () => void;
}

/** In develop the same lists are read again and again: what is wrong in them is said once, until it was mended. */
export function onlyNewWarnings(reporter: Reporter): NewWarnings {
  let before = new Set<string>();
  let now = new Set<string>();
  const warn = (message = '') => {
    now.add(message);
    if (!before.has(message)) reporter.warn(message);
  };
  return {
    again: () => {
      before = now;
      now = new Set();
    },
    reporter: Object.assign(Object.create(reporter) as Reporter, { warn }),
  };
}
