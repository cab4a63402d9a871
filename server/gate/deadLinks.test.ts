import { SAMPLE_URL } from '../testing/sampleBuild';
import type { BuiltSite } from './BuiltSite';
import { checkSite } from './checkSite';
import { refusal, warningOf } from '../site/Violation';
import { siteOf } from './testing/siteOf';

describe('a page that was taken down, and to which others link', () => {
  const linking = (changes: Partial<BuiltSite> = {}) =>
    siteOf(
      { '/a/': { body: '<a href="/b/#part">b</a>', record: 'a' }, '/c/': { body: '<a href="/b">b</a>' } },
      changes,
    );
  const gone = { gone: ['/b/'] };

  test.each([
    ['that is gone', gone],
    ['that visitors find until now', { wasPage: (address: string) => address === '/b/' }],
  ])('%s is distinguished from a wrong URL', (_, changes) => {
    const faults = checkSite(linking(changes));
    expect(faults.map(({ deadLink }) => deadLink)).toEqual(['/b/', '/b/']);
    expect(refusal(faults, SAMPLE_URL)).toMatchObject({
      deadLinks: ['/b/'],
      message: expect.stringContaining('choose "publish anyway"'),
    });
    expect(checkSite(linking()).some(({ deadLink }) => deadLink)).toBe(false);
  });

  test('one more fault of another kind, and there is no choice', () => {
    const faults = checkSite(linking({ ...gone, compilation: 'new' }));
    expect(refusal(faults, SAMPLE_URL)).toMatchObject({ deadLinks: [] });
    expect(refusal(faults, SAMPLE_URL).message).not.toContain('publish anyway');
  });

  test('with an editor’s leave the links are a warning, and a page at the address is a page', () => {
    const found = checkSite(linking({ ...gone, linksAllowed: ['/b/'] }));
    expect(found.every(({ isAllowed }) => isAllowed)).toBe(true);
    expect(warningOf(found, SAMPLE_URL).words).toMatch(/as an editor allowed:\n- The page \/a\/ links to \/b\/#part/);
    const shown = checkSite({ ...linking({ linksAllowed: ['/b/'] }), addresses: new Set(['/a/', '/b/', '/c/']) });
    expect(shown.filter(({ isAllowed }) => isAllowed)).toEqual([]);
  });
});
