import { Forecast } from './Forecast';
import { Steps } from './Steps';

function terminal(isTTY: boolean, columns = 80) {
  let text = '';
  return { isTTY, columns, write: (more: string) => (text += more), text: () => text.replace(/\d+\.\d s/g, 'N s') };
}

test('plain lines without a terminal', async () => {
  const out = terminal(false);
  const steps = new Steps(out);
  await steps.step('Build', async (report) => {
    report(1, 3, 'bundling');
    report(1, 3, 'bundling');
    report(2, 3, 'writing');
    return '3 pages';
  });
  expect(out.text()).toBe('… Build\n    bundling (N s)\n    writing (N s)\n✓ Build: 3 pages (N s)\n');
});

test('a failed step is marked, and the error is thrown', async () => {
  const out = terminal(false);
  await expect(new Steps(out).step('Build', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(out.text()).toBe('… Build\n✗ Build (N s)\n');
});

test('on a terminal the finished line takes the place of the running one', async () => {
  const out = terminal(true);
  await new Steps(out).step('Server', async () => undefined);
  expect(out.text()).toBe('\r\x1b[2K  … Server\r\x1b[2K  ✓ Server (N s)\n');
});

test('on a terminal the running part is in the same line', async () => {
  const out = terminal(true);
  await new Steps(out).step('Build', async (report) => report(6, 10, 'bundling'));
  expect(out.text().split('\r\x1b[2K')).toEqual(['', '  … Build', '  … Build bundling (6/10)', '  ✓ Build (N s)\n']);
});

describe('with a forecast', () => {
  const STAGES = [
    { name: 'Server', weight: 10 },
    { name: 'Build', weight: 20 },
    { name: 'bundling', weight: 70 },
  ];
  let now = 0;
  const shown = (out: ReturnType<typeof terminal>) => out.text().split('\r\x1b[2K');
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed++) {
      now += 1;
      await jest.advanceTimersByTimeAsync(1_000);
    }
  };
  const make = (out: ReturnType<typeof terminal>) => new Steps(out, new Forecast(STAGES, () => now));
  beforeEach(() => {
    now = 0;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test('a terminal has one line with share, rest and part, also between two steps', async () => {
    const out = terminal(true);
    const steps = make(out);
    await steps.step('Server', () => pass(10));
    expect(shown(out)[1]).toBe('  … Server ░░░░░░░░░░░░ 0 %, about 100 s left');
    await pass(1);
    expect(shown(out).at(-1)).toBe('  … Build █░░░░░░░░░░░ 11 %, about 90 s left');
    await pass(19);
    await steps.step('Build (first build)', async (report) => {
      report(1, 1, 'bundling', 0.5);
      expect(shown(out).at(-1)).toBe('  … Build (first build) ███████░░░░░ 65 %, about 20 s left: bundling');
    });
    steps.stop();
    const before = out.text();
    await pass(10);
    expect(out.text()).toBe(before);
    expect(out.text()).not.toContain('\n\n');
  });

  test('the line is never longer than the terminal is wide', async () => {
    const out = terminal(true, 40);
    await make(out).step('Server', () => pass(1));
    expect(shown(out)[1]).toBe('  … Server ░░░░░░░░░░░░ 0 %, about 100 ');
  });

  test('elsewhere: a line when the part changes, but not within ten seconds, and one each half minute', async () => {
    const out = terminal(false);
    const steps = make(out);
    await steps.step('Server', () => pass(9));
    await steps.step('Build', async (report) => {
      await pass(20);
      report(1, 1, 'bundling');
      await pass(45);
    });
    steps.stop();
    expect(out.text().replace(/(about )?\d+ s left/g, 'T left')).toBe(
      [
        ...['… Server', '✓ Server (N s)', '… Build', '    Build: 11 %, T left', '    bundling: 30 %, T left'],
        ...['    bundling: 61 %, T left', '✓ Build (N s)', ''],
      ].join('\n'),
    );
  });

  test('before the first stage that is estimated nothing is written between the steps', async () => {
    const out = terminal(true);
    const steps = make(out);
    await pass(5);
    steps.stop();
    expect(out.text()).toBe('\r\x1b[2K');
  });

  test('a line that is no step replaces the one that is rewritten', () => {
    const out = terminal(true);
    make(out).say('a message');
    expect(out.text()).toBe('\r\x1b[2Ka message\n');
  });
});
