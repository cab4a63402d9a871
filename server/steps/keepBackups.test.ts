import { isBackupDue } from './keepBackups';

const due = (now: string, at?: string, failedAt?: string) =>
  isBackupDue(
    { at: at ? Date.parse(at) : undefined, failedAt: failedAt ? Date.parse(failedAt) : undefined },
    Date.parse(now),
  );

test.each([
  ['there is none yet', true, '2026-11-24T12:00Z', undefined],
  ['that of this night is made', false, '2026-11-24T12:00Z', '2026-11-24T01:31Z'],
  ['the night has not begun', false, '2026-11-25T01:29Z', '2026-11-24T01:31Z'],
  ['the night begins', true, '2026-11-25T01:30Z', '2026-11-24T01:31Z'],
  ['the machine was off at night', true, '2026-11-25T09:00Z', '2026-11-24T01:31Z'],
  ['the clock was set back by days', true, '2026-11-20T12:00Z', '2026-11-24T01:31Z'],
])('%s: %s', (_, expected, now, at) => {
  expect(due(now, at)).toBe(expected);
});

test('after a failure it is tried again an hour later', () => {
  expect(due('2026-11-25T02:00Z', '2026-11-24T01:31Z', '2026-11-25T01:30Z')).toBe(false);
  expect(due('2026-11-25T02:31Z', '2026-11-24T01:31Z', '2026-11-25T01:30Z')).toBe(true);
});
