export interface Quota {
  /** 0: without limit. */
  count: number;
  periodMs: number;
}

export const DEFAULT: Quota = { count: 20, periodMs: 10 * 60 * 1000 };
const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60 * 1000, h: 60 * 60 * 1000 };

/**
 * How many forms of a kind may come from a network.
 * @param text FORM_QUOTA: "30/10m", "30" (for ten minutes), "0" (no limit), "" (20 in ten minutes)
 * @returns undefined if the text says nothing that can be understood
 */
export function readQuota(text: string): Quota | undefined {
  if (text.trim() === '') return DEFAULT;
  const [, count, length, unit] = /^\s*(\d{1,6})(?:\s*\/\s*(\d{1,4})\s*([smh]))?\s*$/.exec(text) || [];
  if (count === undefined || Number(length) === 0) return undefined;
  return { count: Number(count), periodMs: length ? Number(length) * (UNITS[unit ?? ''] ?? 0) : DEFAULT.periodMs };
}

/**
 * Counts one more, unless there were too many. A single number is kept, the time when all that was counted is forgotten,
 * so there is no window at whose edge twice as many could pass.
 * @param until the number kept so far; 0 if none is
 * @returns wait: 0, or in how many seconds the next one may come; until: the number to keep
 */
export function countOne(until: number, quota: Quota, now: number): { wait: number; until: number } {
  if (quota.count === 0) return { wait: 0, until: 0 };
  // Nothing that was counted lies further ahead than a period: the clock was put back, and visitors would wait for as long.
  if (until > now + quota.periodMs + 1000) return countOne(0, quota, now);
  const next = Math.max(now, until) + quota.periodMs / quota.count;
  const excess = next - now - quota.periodMs;
  // Half a millisecond: sums of fractions don't come out even.
  return excess > 0.5 ? { wait: Math.max(1, Math.ceil(excess / 1000)), until } : { wait: 0, until: next };
}
