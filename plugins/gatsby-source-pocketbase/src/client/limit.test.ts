import { createLimit } from './limit';

/** A task that ends when told. */
function task(name: string, started: string[]) {
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<string>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve(name));
  });
  return {
    end: (error?: Error) => end(error),
    run: () => {
      started.push(name);
      return ended;
    },
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs no more than it may, the others in order', async () => {
  const started: string[] = [];
  const limit = createLimit(2);
  const tasks = ['a', 'b', 'c', 'd'].map((name) => task(name, started));
  const results = Promise.all(tasks.map(({ run }) => limit(run)));
  expect(started).toEqual(['a', 'b']);
  tasks[1]?.end();
  await settle();
  expect(started).toEqual(['a', 'b', 'c']);
  tasks.forEach(({ end }) => end());
  expect(await results).toEqual(['a', 'b', 'c', 'd']);
});

it('gives the place of a failed task to the next', async () => {
  const started: string[] = [];
  const limit = createLimit(1);
  const [first, second] = [task('first', started), task('second', started)];
  const failure = limit(first.run);
  const success = limit(second.run);
  first.end(new Error('no'));
  second.end();
  await expect(failure).rejects.toThrow('no');
  expect(await success).toBe('second');
  expect(await limit(async () => 'third')).toBe('third');
});
