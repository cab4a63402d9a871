import { type ChainedEvent, type Link, runChain } from './register';

/** An event as PocketBase gives it to a handler: its method cannot be replaced. */
function event(values: Partial<ChainedEvent> & Record<string, unknown> = {}) {
  const ran: string[] = [];
  const e = Object.defineProperty({ ...values } as ChainedEvent & Record<string, unknown>, 'next', {
    value: () => void ran.push('server'),
  });
  return { e, ran };
}
const of = (handler: (e: ChainedEvent) => unknown, ...collections: string[]): Link => ({
  handler: handler as Link['handler'],
  collections,
});
const record = (name: string) => ({ collection: () => ({ name }) }) as unknown as core.Record;

test('each handler runs inside the next of the one before, and the server in that of the last', () => {
  const { e, ran } = event();
  const around = (name: string) =>
    of((inner) => {
      ran.push(`${name} begins`);
      inner.next();
      ran.push(`${name} ends`);
    });
  runChain([around('a'), around('b')], e);
  expect(ran).toEqual(['a begins', 'b begins', 'server', 'b ends', 'a ends']);
});

test('a handler that does not go on is the last one, and its answer is that of the chain', () => {
  const { e, ran } = event();
  const links = [of((inner) => inner.next()), of(() => 'answer'), of(() => void ran.push('never'))];
  expect(runChain(links, e)).toBe('answer');
  expect(ran).toEqual([]);
});

test.each([
  ['a record', { record: record('posts') }],
  ['a collection', { collection: { name: 'posts' } as core.Collection }],
])('the event of %s runs the handlers of its collection and those of all', (_, values) => {
  const { e, ran } = event(values);
  const note = (name: string, ...collections: string[]) =>
    of(
      (inner) => {
        ran.push(name);
        return inner.next();
      },
      ...collections,
    );
  runChain([note('all'), note('posts', 'pages', 'posts'), note('menus', 'menus')], e);
  expect(ran).toEqual(['all', 'posts', 'server']);
});

test('a handler’s assignment is stored on the event, and the next handler reads it', () => {
  const { e } = event({ title: 'before' });
  const read: unknown[] = [];
  const links = [
    of((inner) => {
      (inner as unknown as Record<string, unknown>)['title'] = 'after';
      return inner.next();
    }),
    of((inner) => void read.push((inner as unknown as Record<string, unknown>)['title'])),
  ];
  runChain(links, e);
  expect([read, e['title']]).toEqual([['after'], 'after']);
});

test('$app is that of the event as each handler begins, and the one before afterwards', () => {
  const globals = globalThis as { $app?: unknown };
  const [outside, app, transaction] = ['outside', 'app', 'transaction'] as unknown as core.App[];
  globals.$app = outside;
  const { e } = event({ app: app as core.App });
  const seen: unknown[] = [];
  const links = [
    of((inner) => {
      seen.push(globals.$app);
      inner.app = transaction as core.App;
      inner.next();
      seen.push(globals.$app);
      throw new Error('stop');
    }),
    of(() => void seen.push(globals.$app)),
  ];
  expect(() => runChain(links, e)).toThrow('stop');
  expect([seen, globals.$app]).toEqual([['app', 'transaction', 'app'], 'outside']);
  delete globals.$app;
});

test('a refusal of the server has its error in value, once, however many handlers it passes', () => {
  const refusal = { message: 'Refused.', data: {} };
  const { e } = event();
  const caught: unknown[] = [];
  const links = [
    of((inner) => {
      try {
        return inner.next();
      } catch (error) {
        caught.push((error as { value?: unknown }).value, String(error));
        throw error;
      }
    }),
    of((inner) => inner.next()),
    of(() => {
      throw refusal;
    }),
  ];
  expect(() => runChain(links, e)).toThrow(expect.objectContaining({ value: refusal, message: 'Refused.' }) as Error);
  expect(caught).toEqual([refusal, 'GoError: Refused.']);
});

test('a mistake in a handler stays the error that it is', () => {
  const mistake = new TypeError('of undefined');
  const { e } = event();
  expect(() =>
    runChain(
      [
        of(() => {
          throw mistake;
        }),
      ],
      e,
    ),
  ).toThrow(mistake);
});
