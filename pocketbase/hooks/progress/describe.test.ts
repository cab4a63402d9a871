import en from '../../../locales/en/progress.json';
import sl from '../../../locales/sl/progress.json';
import { describe as describeProgress, type Progress } from './describe';

const building = (rest: number): Progress => ({ state: 'building', share: 40, rest });

test.each([
  [3, 'a few seconds left', 'še nekaj sekund'],
  [38, 'about 40 s left', 'še približno 40 s'],
  [61, 'about 70 s left', 'še približno 70 s'],
  [200, 'about 3 min left', 'še približno 3 min'],
])('%d s in words', (rest, english, slovenian) => {
  const words = [en, sl].map((texts) => describeProgress(building(rest), texts).rest.replace('\u00a0', ' '));
  expect(words).toEqual([english, slovenian]);
});

test('the share and the delay are shown only while there is an estimate', () => {
  expect(describeProgress({ ...building(38), isLate: true }, en)).toMatchObject({ share: '40\u00a0%', late: en.late });
  expect(describeProgress(building(38), en).late).toBe('');
  for (const state of ['building', 'failed', 'stopped'] as const) {
    const { title, text, ...rest } = describeProgress({ state }, sl);
    expect([title, text]).toEqual([sl[state].title, sl[state].text]);
    expect(rest).toEqual({ share: '', rest: '', late: '' });
  }
});
