import en from '../../../locales/en/preview.json';
import sl from '../../../locales/sl/preview.json';
import { escapeHtml } from '../lib/htmlTag';
import { sendMadePage } from '../site/sendAnswer';

const STYLE = `:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 2.5rem; padding: 1.5rem;
  font: 1.125rem/1.6 system-ui, sans-serif; text-align: center; overflow-wrap: anywhere }
main { display: grid; gap: 2.5rem; max-width: 36rem }
h1, h2 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
p { margin: 0 0 .5rem }
a { color: inherit }
pre { margin: 1rem 0; white-space: pre-wrap; text-align: start; font: 1rem/1.5 system-ui, sans-serif }`;

/**
 * A page with one message in each language; self-contained, because it replaces a page of the site.
 * @param parts link: the text of the link to leave
 * @param more href: the target of that link; trouble: an error; script: URL of a script
 */
export function messagePage(
  parts: { lang: string; title: string; lines: string[]; link: string }[],
  { href, trouble = '', script }: { href: string; trouble?: string; script?: string },
) {
  const sections = parts.map(({ lang, title, lines, link }, index) => {
    const heading = index === 0 ? 'h1' : 'h2';
    const text = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
    const way = `<p><a href="${escapeHtml(href)}">${escapeHtml(link)}</a></p>`;
    const fault = trouble && index === 0 ? `<pre>${escapeHtml(trouble)}</pre>` : '';
    return `<section lang="${lang}"><${heading}>${escapeHtml(title)}</${heading}>${fault}${text}${way}</section>`;
  });
  return `<!doctype html>
<html lang="${parts[0]?.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(parts.map(({ title }) => title).join(' · '))}</title>
<link rel="icon" href="data:,">
<style>
${STYLE}
</style>${script ? `\n<script type="module" src="${script}"></script>` : ''}
</head>
<body data-trouble="${escapeHtml(trouble)}">
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

const LANGUAGES = Object.entries({ en, sl });

/**
 * Answers that a preview has ended, or that it is not ready.
 * @param trouble the reason why it is not ready
 */
export function sendMessage(e: core.RequestEvent, status: number, which: 'ended' | 'wait', trouble: string = '') {
  const waits = which === 'wait';
  const parts = LANGUAGES.map(([lang, texts]) => {
    const words = texts[which];
    return {
      lang,
      title: 'failed' in words && waits && trouble ? words.failed : words.title,
      lines: ['again' in words && waits && trouble ? words.again : words.text],
      link: words.home,
    };
  });
  const more = waits ? { href: '/_site/preview/leave', script: '/_site/preview/page/wait.js', trouble } : { href: '/' };
  return sendMadePage(e, status, messagePage(parts, more), { 'X-Robots-Tag': 'noindex, nofollow' });
}
