import { SAMPLE_URL } from '../testing/sampleBuild';
import { checkSite } from './checkSite';
import { siteOf } from './testing/siteOf';
import { warningOf } from '../site/Violation';

const rule = (from: string) => ({ from, to: '/', status: 301 });

test('a rule that would take the dashboard or the forms is named in a warning, and keeps nothing from visitors', () => {
  const site = siteOf(
    { '/': {}, '/sl/': { lang: 'sl' } },
    { redirects: [rule('/_/*'), rule('/old/')], gone: ['/_site/save-form-message/'] },
  );
  const found = checkSite(site).filter(({ sentence }) => sentence.includes('left out'));
  expect(found.map(({ sentence, isAllowed }) => [sentence.split(' is left')[0], isAllowed])).toEqual([
    ['The redirect or removed page /_/*', true],
    ['The redirect or removed page /_site/save-form-message/', true],
  ]);
  expect(warningOf(found, SAMPLE_URL).words).toMatch(
    /^Live without rules that would lock the dashboard.*\n- The redirect/,
  );
});

test('a site without such a rule has no warning', () => {
  expect(checkSite(siteOf({ '/': {} }, { redirects: [rule('/old/')] })).some(({ isAllowed }) => isAllowed)).toBe(false);
});
