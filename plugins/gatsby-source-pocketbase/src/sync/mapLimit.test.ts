import { mapLimit } from './mapLimit';

it('keeps the order of the results and runs no more than it may', async () => {
  let running = 0;
  let most = 0;
  const results = await mapLimit([30, 10, 20, 0], 2, async (ms) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
    return ms * 2;
  });
  expect(results).toEqual([60, 20, 40, 0]);
  expect(most).toBe(2);
});

it('starts nothing after a failure', async () => {
  const started: number[] = [];
  const run = mapLimit([1, 2, 3, 4], 1, async (item) => {
    started.push(item);
    if (item === 2) throw new Error('no');
  });
  await expect(run).rejects.toThrow('no');
  expect(started).toEqual([1, 2]);
});
