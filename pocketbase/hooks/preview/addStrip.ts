import type en from '../../../locales/en/preview.json';
import { escapeHtml } from '../lib/htmlTag';

const FILES = '/_site/preview/page';

/**
 * Puts a strip at the end of a page that says that it is a preview, until when, and leads out of it. A form and no link: browsers
 * fetch where a link leads before anybody follows it.
 * @param strip words: of locales/…/preview.json; release: the
 *   one that is shown; expires: a time as PocketBase writes it
 */
export function addStrip(
  html: string,
  { words, path, release, expires }: { words: (typeof en)['strip']; path: string; release: string; expires: string },
) {
  const data = { release, updating: words.updating, failed: words.failed, over: words.over };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const strip =
    `<link rel="stylesheet" href="${FILES}/strip.css">` +
    `<aside id="preview-strip" aria-label="${escapeHtml(words.label)}"${attributes.join('')}>` +
    `<p><strong>${escapeHtml(words.label)}.</strong> ${escapeHtml(words.text)} ` +
    `<span>${escapeHtml(words.until)} <time datetime="${expires.replace(' ', 'T')}">${expires.slice(0, 16)} UTC</time>.</span></p>` +
    `<p role="status"></p>` +
    `<form action="/_site/preview/leave"><input type="hidden" name="path" value="${escapeHtml(path)}">` +
    `<button>${escapeHtml(words.leave)}</button></form></aside>` +
    `<script type="module" src="${FILES}/strip.js"></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + strip : html.slice(0, end) + strip + html.slice(end);
}
