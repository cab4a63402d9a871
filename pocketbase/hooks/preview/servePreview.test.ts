import { addStrip } from './servePreview';
import { messagePage } from './sendMessage';

const words = {
  ...{ label: 'Preview', text: 'With drafts.', until: 'Until', leave: 'Leave', updating: 'Wait <a bit>' },
  ...{ failed: 'Not "up" to date', over: 'Over' },
};
const strip = { words, path: '/blog/a/"><script>', release: 'r1', expires: '2026-11-29 05:00:00.000Z' };

test('the strip is at the end of the page, after every other </body>', () => {
  const html = '<html><body><script>"</body>"</script><main>A</main></body></html>';
  const made = addStrip(html, strip);
  expect(made.startsWith('<html><body><script>"</body>"</script><main>A</main><link')).toBe(true);
  expect(made.endsWith('</script></body></html>')).toBe(true);
  expect(addStrip('<p>cut short', strip)).toContain('id="preview-strip"');
});

test('it has its end and its release', () => {
  const made = addStrip('<body></body>', strip);
  expect(made).toContain('<time datetime="2026-11-29T05:00:00.000Z">2026-11-29 05:00 UTC</time>');
  expect(made).toContain(' data-release="r1"');
});

test('paths and texts are escaped', () => {
  const made = addStrip('<body></body>', strip);
  expect(made).not.toContain('"><script>"');
  expect(made).toContain('value="/blog/a/&quot;&gt;&lt;script&gt;"');
  expect(made).toContain('data-updating="Wait &lt;a bit&gt;"');
});

test('a message is in both languages, with the error as it was reported', () => {
  const part = (lang: string) => ({ lang, title: `T ${lang}`, lines: [`L ${lang}`], link: `W ${lang}` });
  const page = messagePage([part('en'), part('sl')], { href: '/', trouble: 'A <b> is missing.', script: '/x.js' });
  expect(page).toMatch(
    /<h1>T en<\/h1><pre>A &lt;b&gt; is missing\.<\/pre><p>L en<\/p>[^]*<section lang="sl"><h2>T sl<\/h2>/,
  );
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(page).toContain('<script type="module" src="/x.js"></script>');
  expect(messagePage([part('en')], { href: '/' })).not.toContain('<script');
});
