import { RestartPauses } from './RestartPauses';

let now: number;
let pauses: RestartPauses;
beforeEach(() => {
  now = 1_000;
  pauses = new RestartPauses({ firstMs: 250, longestMs: 15_000, healthyMs: 10_000 }, () => now);
});

const crashAfter = (ms: number) => {
  pauses.started();
  now += ms;
  return pauses.next();
};

test('pauses double up to the bound and never end', () => {
  const seen = Array.from({ length: 9 }, () => crashAfter(100));
  expect(seen).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  for (let i = 0; i < 5_000; i++) expect(crashAfter(0)).toBe(15_000);
});

test('a healthy run starts the pauses again from the first', () => {
  for (let i = 0; i < 4; i++) crashAfter(100);
  expect(crashAfter(9_999)).toBe(4_000);
  expect(crashAfter(10_000)).toBe(250);
});

test('the default clock is monotonic: a jump of the system time changes nothing', () => {
  const pauses = new RestartPauses({ firstMs: 1, longestMs: 8, healthyMs: 1_000 });
  const jump = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  expect([pauses.next(), pauses.next(), pauses.next()]).toEqual([1, 2, 4]);
  jump.mockRestore();
});
