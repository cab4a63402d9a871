/** The clockwork of live updates, in milliseconds. */
export const TIMING = {
  /** So long nothing may have rung: an editor's save touches several records. */
  quietMs: 150,
  /** After so long the lists are read though it goes on ringing. */
  longestQuietMs: 2000,
  /** Finds changes without an event: a scheduled time, a lost event. */
  slowPollMs: 60_000,
  /** How often the token that a connection was opened with is proved. */
  proveMs: 60_000,
  /** PocketBase ends a silent connection after five minutes. One that is silent for longer has died unnoticed. */
  silenceMs: 6 * 60_000,
  /** Between attempts to connect. */
  firstPauseMs: 500,
  longestPauseMs: 10_000,
  /** A connection that lasted so long was a good one: its end is no reason to wait longer. */
  stoodMs: 10_000,
};

export type Timing = typeof TIMING;
