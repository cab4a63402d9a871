import { createDebouncer } from './createDebouncer';

/** The requests, and a way to end each. */
function answers() {
  const ends: (() => void)[] = [];
  return { count: () => ends.length, answer: () => new Promise<void>((resolve) => ends.push(resolve)), ends };
}
const timing = { quietMs: 150, longestQuietMs: 2000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('answers once when it has been quiet for a moment, however often it rang', async () => {
  const { count, answer } = answers();
  const { ring } = createDebouncer(answer, timing);
  for (let rings = 0; rings < 5; rings += 1) {
    ring();
    await jest.advanceTimersByTimeAsync(140);
  }
  expect(count()).toBe(0);
  await jest.advanceTimersByTimeAsync(10);
  expect(count()).toBe(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(count()).toBe(1);
});

it('answers now and then while it does not stop ringing', async () => {
  const { count, answer, ends } = answers();
  const { ring } = createDebouncer(answer, timing);
  for (let time = 0; time < 4400; time += 100) {
    ring();
    ends.forEach((end) => end());
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(count()).toBe(2);
});

it('answers exactly once more what rang meanwhile, and never twice at a time', async () => {
  const { count, answer, ends } = answers();
  const { ring } = createDebouncer(answer, timing);
  ring();
  await jest.advanceTimersByTimeAsync(150);
  ring();
  ring();
  await jest.advanceTimersByTimeAsync(10_000);
  ring();
  expect(count()).toBe(1);
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(150);
  expect(count()).toBe(2);
  ends[1]?.();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(count()).toBe(2);
});

it('is silent once stopped, in the middle of an answer too', async () => {
  const { count, answer, ends } = answers();
  const bell = createDebouncer(answer, timing);
  bell.ring();
  await jest.advanceTimersByTimeAsync(150);
  bell.ring();
  bell.stop();
  ends[0]?.();
  await jest.advanceTimersByTimeAsync(10_000);
  bell.ring();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(count()).toBe(1);
});
