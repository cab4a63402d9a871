import { Precomputed } from './waitBeforeBuild';

/** Makes "1", "2" … once it is let go. */
function held() {
  const waiting: ((fails?: boolean) => void)[] = [];
  const foresight = new Precomputed(
    () =>
      new Promise<string>((resolve, reject) => {
        const number = waiting.length + 1;
        waiting.push((fails) => (fails ? reject(new Error('down')) : resolve(`${number}`)));
      }),
  );
  return { foresight, waiting };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('the value for a revision is returned for it, once', async () => {
  const { foresight, waiting } = held();
  foresight.begin(7);
  foresight.begin(7);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  expect(await foresight.of(7)).toBe('1');
  foresight.begin(7);
  expect(waiting).toHaveLength(1);
  const again = foresight.of(7);
  waiting[1]?.();
  expect(await again).toBe('2');
});

test('it has no value for another revision', async () => {
  const { foresight, waiting } = held();
  foresight.begin(7);
  waiting[0]?.();
  const made = foresight.of(8);
  waiting[1]?.();
  expect(await made).toBe('2');
});

test('one at a time is made ahead, and the newest when that is done', async () => {
  const { foresight, waiting } = held();
  foresight.begin(7);
  foresight.begin(8);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await settled();
  foresight.begin(8);
  waiting[1]?.();
  expect(await foresight.of(8)).toBe('2');
});

test('a failed computation is repeated on request', async () => {
  const { foresight, waiting } = held();
  foresight.begin(7);
  waiting[0]?.(true);
  await settled();
  const made = foresight.of(7);
  await settled();
  waiting[1]?.();
  expect(await made).toBe('2');
});
