import { roundRest } from '../../src/lib/text/roundRest';

/** A stage of a command, in the order in which the stages run. */
export interface Stage {
  name: string;
  /** Seconds that it took when it was measured. */
  weight: number;
  /** Its time depends on the network, so it gives no measure of this machine. */
  isOfNetwork?: boolean;
}

export interface Position {
  /** Seconds of each finished stage; undefined for a stage that was skipped. */
  finished: readonly (number | undefined)[];
  /** Seconds of the running stage. */
  elapsed: number;
  /** Share of the running stage that is done, if a signal reports it. */
  part?: number | undefined;
}

export interface Estimate {
  /** Per cent of the whole that is done; 100 is never estimated, because only the command itself can report its end. */
  share: number;
  /** Seconds until the end. */
  rest: number;
  /** The running stage takes longer than was expected from the stages before it. */
  isLate: boolean;
}

const MOST = 99;
/** The measured times count like a second of work here, so that the first short stages do not decide alone. */
const PRIOR_S = 1;
/** Within these seconds a longer stage is not worth a word. */
const PATIENCE_S = 3;
/** A stage without a signal is drawn by its time up to this share; after that ever slower, because its end is unknown. */
const BY_TIME = 0.9;
const MOST_BY_TIME = 0.97;
const SLOWING = 0.5;
/** A stage that has run out of its time is taken to need this share of its time again. */
const MORE = 0.15;

/** Estimates how much of a command is done and how long the rest takes, from the times of the stages so far. */
export function estimate(stages: readonly Stage[], position: Position): Estimate {
  const { finished, elapsed, part = 0 } = position;
  const running = stages[finished.length];
  if (!running) return { share: MOST, rest: 0, isLate: false };
  const slowness = slownessOf(stages, finished);
  const expected = running.weight * (running.isOfNetwork ? 1 : slowness);
  const isMeasured = part > 0;
  const isLate = !isMeasured && elapsed > expected + PATIENCE_S;
  // The time of a stage that overruns counts for the stages after it, although its end is unknown.
  const current = [...finished, Math.max(elapsed, expected)];
  const later = isMeasured ? slowness : Math.max(slowness, slownessOf(stages, current));
  const restOfRunning = isMeasured
    ? (1 - part) * (elapsed + (1 - part) * expected)
    : Math.max(expected - elapsed, MORE * elapsed);
  const after = stages.slice(finished.length + 1);
  const done =
    sum(stages.slice(0, finished.length)) + running.weight * (isMeasured ? part : shareByTime(elapsed, expected));
  return {
    share: Math.min(MOST, Math.floor((100 * done) / sum(stages))),
    rest: restOfRunning + sum(after.filter(isOfMachine)) * later + sum(after.filter((stage) => !isOfMachine(stage))),
    isLate,
  };
}

/**
 * Returns what may be shown after an earlier estimate: the share never decreases, and the rest increases only if it differs
 * enough to be worth a correction.
 */
export function settle(shown: Estimate | undefined, fresh: Estimate): Estimate {
  if (!shown) return fresh;
  const isCorrection = fresh.rest < shown.rest || fresh.rest > shown.rest * 1.1 + PATIENCE_S;
  return { ...fresh, share: Math.max(shown.share, fresh.share), rest: isCorrection ? fresh.rest : shown.rest };
}

const WORDS = {
  moments: () => 'a few seconds',
  seconds: (count: number) => `about ${count} s`,
  minutes: (count: number) => `about ${count} min`,
};

/** The rest in words. */
export function restInWords({ rest, isLate }: Estimate): string {
  const { unit, count } = roundRest(rest);
  const time = WORDS[unit](count);
  return isLate ? `a little longer than thought, ${time} left` : `${time} left`;
}

/** How many times longer the finished stages took than when they were measured. */
function slownessOf(stages: readonly Stage[], finished: Position['finished']): number {
  let [took, weights] = [PRIOR_S, PRIOR_S];
  finished.forEach((seconds, index) => {
    const stage = stages[index];
    if (seconds === undefined || !stage || !isOfMachine(stage)) return;
    took += seconds;
    weights += stage.weight;
  });
  return took / weights;
}

function shareByTime(elapsed: number, expected: number): number {
  const time = elapsed / Math.max(expected, 0.001);
  if (time <= BY_TIME) return time;
  return BY_TIME + (MOST_BY_TIME - BY_TIME) * (1 - Math.exp((BY_TIME - time) / SLOWING));
}

const isOfMachine = (stage: Stage): boolean => !stage.isOfNetwork;
const sum = (stages: readonly Stage[]): number => stages.reduce((total, { weight }) => total + weight, 0);
