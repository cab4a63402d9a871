import { Steps } from './Steps';

function terminal(isTTY: boolean) {
  let text = '';
  return { isTTY, write: (more: string) => (text += more), text: () => text.replace(/\d+\.\d s/g, 'N s') };
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
  expect(out.text()).toBe('  … Server\r\x1b[2K  ✓ Server (N s)\n');
});
