import en from '../../../locales/en/preview.json';
import sl from '../../../locales/sl/preview.json';
import type { Manifest } from '../../../server/site/manifest';
import { ownValue } from '../../../src/lib/ownValue';
import { escapeHtml } from '../lib/htmlTag';
import { languageOfRequest } from '../lib/language';
import { isSecure } from '../lib/request';
import { previewObstacle, previewStatus, recordPreviewView } from '../queue/previewStatus';
import { loadRelease } from '../release/release';
import type { FileAnswer, Headers, Release, SiteRequest } from '../release/types';
import { findAnswer, isHtml } from '../site/findAnswer';
import { sendAnswer } from '../site/sendAnswer';
import { cookieHeader, tokenIn } from './COOKIE';
import { findLink } from './previewLinks';
import { sendMessage } from './sendMessage';

const FILES = '/_site/preview/page';

/**
 * Adds a strip to the end of a page: that it is a preview, until when, and a button to leave. A form instead of a link, because
 * browsers fetch the target of a link before a visitor follows it.
 * @param strip words: texts of locales/…/preview.json; release: of the page; expires: a time in PocketBase's format
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

const WORDS = { en, sl };

/** For no cache: a preview changes with each save, and visitors get another page at the same URL. */
const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/**
 * Answers a request of a browser that opened a link from the preview.
 * @param sendLive answers as for visitors, with further headers
 */
export function servePreview(e: core.RequestEvent, request: SiteRequest, sendLive: (headers?: Headers) => void) {
  const token = tokenIn(e.request.header.get('Cookie'));
  // A cookie of another name with the same end.
  if (token === undefined) return sendLive();
  const link = findLink(e.app, token);
  // The link has ended: from now on the browser gets the live site.
  if (!link) {
    return sendLive({ 'Cache-Control': 'private, no-store', 'Set-Cookie': cookieHeader({ isSecure: isSecure(e) }) });
  }
  recordPreviewView();
  const { release: ready, error } = previewStatus();
  const release = ready ? loadRelease($os.getenv('PREVIEW_DIR')) : undefined;
  if (!release)
    return isPage(request.path)
      ? sendMessage(e, 503, 'wait', error || previewObstacle(languageOfRequest(e)))
      : sendLive(PRIVATE);

  const manifest = pagesFirst(release.manifest, request.path);
  const answer = findAnswer(manifest, request);
  // A tab that was open before still requests scripts of the live release.
  if ('status' in answer && answer.status === 404 && !isPage(request.path)) return sendLive(PRIVATE);
  if (isHtml(answer)) {
    const whole = findAnswer(manifest, { ...request, acceptEncoding: '', hasRange: false });
    return sendAnswer(e, release, isHtml(whole) ? withStrip(whole, link, release, request.path) : whole);
  }
  if (!('status' in answer)) return sendAnswer(e, release, answer);
  return sendAnswer(e, release, { ...answer, headers: privateHeaders(answer.headers) });
}

/** A page that visitors do not see yet may have a path from which a redirect still leads elsewhere (slugs/watchAddress.ts). */
const pagesFirst = (manifest: Manifest, path: string): Manifest =>
  ownValue(manifest.files, path) ? { ...manifest, redirects: [] } : manifest;

function privateHeaders(given: Headers | undefined): Headers {
  const headers: Headers = { ...given, ...PRIVATE };
  delete headers['ETag'];
  return headers;
}

/** A page of the preview with its strip. */
function withStrip(answer: FileAnswer, link: core.Record, release: Release, path: string): FileAnswer {
  const change = (built: string) => {
    const html = answer.change?.(built) ?? built;
    const [, lang] = /<html[^>]* lang="(\w+)"/.exec(html) || [];
    const words = WORDS[lang === 'sl' ? 'sl' : 'en'].strip;
    return addStrip(html, { words, path, release: release.id, expires: link.getString('expires_at') });
  };
  return { ...answer, headers: privateHeaders(answer.headers), change };
}

/** Whether a path is that of a page, not of another file. */
const isPage = (path: string) => !/\.\w+$/.test(path) || path.endsWith('.html');
