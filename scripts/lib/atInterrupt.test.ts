import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

jest.setTimeout(30_000);

/** Runs lines in a process that has atInterrupt(), and returns it once it printed "begun". */
async function begin(lines: string): Promise<ChildProcess> {
  const program = `const { atInterrupt } = require('./scripts/lib/atInterrupt');\n${lines}\nconsole.log('begun');\nsetInterval(() => {}, 1000);`;
  const child = spawn('node', ['--import', 'tsx', '--eval', program]);
  await once(child.stdout, 'data');
  return child;
}

/** Sends signals and returns all that the process printed from then on, and the signal that ended it. */
async function end(child: ChildProcess, ...signals: NodeJS.Signals[]) {
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  for (const signal of signals) child.kill(signal);
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { printed, signal };
}

const SAY = `const say = (word) => new Promise((done) => setTimeout(() => done(console.log(word)), 200));`;

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'all actions run to their end before %s ends the process',
  async (signal) => {
    const child = await begin(`${SAY}
    atInterrupt(() => say('one'));
    atInterrupt(() => Promise.reject(new Error('a failed action')));
    atInterrupt(() => say('two'));`);
    expect(await end(child, signal)).toEqual({ printed: 'one\ntwo\n', signal });
  },
);

it('a second signal does not cut the actions short', async () => {
  const child = await begin(`${SAY} atInterrupt(() => say('one'));`);
  expect(await end(child, 'SIGINT', 'SIGINT')).toEqual({ printed: 'one\n', signal: 'SIGINT' });
});

it('an action that was taken back does not run, and leaves the signal as it was', async () => {
  const child = await begin(`${SAY} atInterrupt(() => say('one'))();`);
  expect(await end(child, 'SIGTERM')).toEqual({ printed: '', signal: 'SIGTERM' });
});

it('an action that comes after the signal runs at once', async () => {
  const child = await begin(`${SAY} atInterrupt(async () => {
    atInterrupt(async () => console.log('late'));
    await say('one');
  });`);
  expect(await end(child, 'SIGINT')).toEqual({ printed: 'late\none\n', signal: 'SIGINT' });
});
