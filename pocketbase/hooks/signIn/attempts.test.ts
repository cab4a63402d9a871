import { FORGET_MS, RULES, charge, readCount, refund, writeCount } from './attempts';

const START = 1_800_000_000_000;
const NEW = readCount(undefined, START);

/** Fails `times` in a row, each as soon as it may; returns the waits in seconds. */
function fail(rule: (typeof RULES)[keyof typeof RULES], times: number) {
  const waits: number[] = [];
  let count = NEW;
  let now = START;
  for (let i = 0; i < times; i++) {
    count = charge(count, rule, now).count;
    const { wait } = charge(count, rule, now);
    waits.push(wait);
    now += wait * 1000;
  }
  return waits;
}

test('five failures are free, then the wait doubles up to a quarter of an hour', () => {
  expect(fail(RULES.pair, 13)).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
});

test('for an account as a whole more failures are free, and the wait is at most five minutes', () => {
  const waits = fail(RULES.account, 40);
  expect(waits.findIndex((wait) => wait > 0)).toBe(19);
  expect(Math.max(...waits)).toBe(300);
});

test('an attempt that is held back makes the wait no longer', () => {
  let { count } = charge({ failures: 4, heldUntil: 0, last: START }, RULES.pair, START);
  for (let i = 0; i < 1000; i++) ({ count } = charge(count, RULES.pair, START + i));
  expect(charge(count, RULES.pair, START + 29_000).wait).toBe(1);
  expect(charge(count, RULES.pair, START + 30_000).wait).toBe(0);
});

test('parallel attempts are counted before any of them has failed', () => {
  let count = NEW;
  const waits = Array.from({ length: 100 }, () => {
    const step = charge(count, RULES.pair, START);
    count = step.count;
    return step.wait;
  });
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('an attempt that was no failure is taken back, with its wait', () => {
  const before = { failures: 4, heldUntil: 0, last: START };
  expect(refund(charge(before, RULES.pair, START).count)).toEqual(before);
});

test('failures count for an hour, and a clock that is set back causes no longer wait than the longest', () => {
  const { count } = charge({ failures: 10, heldUntil: 0, last: START }, RULES.pair, START);
  const text = writeCount(count);
  expect(readCount(text, START + 1000)).toEqual(count);
  expect(readCount(text, START + FORGET_MS + 1)).toEqual(NEW);
  expect(charge(count, RULES.pair, START - 86_400_000).wait).toBe(900);
});
