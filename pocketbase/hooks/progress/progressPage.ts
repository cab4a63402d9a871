import en from '../../../locales/en/progress.json';
import sl from '../../../locales/sl/progress.json';
import { escapeHtml } from '../lib/htmlTag';
import { methodOf } from '../lib/methodOf';
import { chooseHome } from '../site/chooseHome';
import { sendMadePage } from '../site/sendAnswer';
import { describe, type Progress } from './describe';
import { progressNow } from './progressNow';

/** The colours and shapes of src/styles/tokens.json, copied: there are no other files yet. */
const STYLE = `:root { color-scheme: light }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; min-height: 100vh; display: grid; align-items: center; justify-items: center; padding: 1.125rem;
  background: #fbfaf6; color: #0b1220; font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; overflow-wrap: anywhere }
main { width: 100%; max-width: 38rem; padding: clamp(1.5rem, 6vw, 3rem); padding-top: clamp(2.5rem, 8vw, 4rem); background: #fff;
  border: 2px solid #0b1220; border-radius: 12px; box-shadow: inset 0 12px #ffd23f, inset 0 14px #0b1220 }
h1 { margin: 0 0 .75rem; text-wrap: balance; font-size: clamp(1.625rem, 1.2rem + 2vw, 2.25rem); line-height: 1.15 }
p { margin: .75rem 0 0; color: #3a4457 }
.now { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin-top: 1.5rem; color: #0b1220;
  font-variant-numeric: tabular-nums }
progress { -webkit-appearance: none; appearance: none; display: block; width: 100%; height: 1.5rem; margin-top: .375rem;
  background: #f1f0ea; border: 2px solid #0b1220; border-radius: 999px; overflow: hidden }
progress::-webkit-progress-bar { background: #f1f0ea }
progress::-webkit-progress-value { background: #ffd23f; border-right: 2px solid #0b1220 }
progress::-moz-progress-bar { background: #ffd23f; border-right: 2px solid #0b1220 }
a { color: #1747d1 }
a:focus-visible { outline: 3px solid #0b1220; outline-offset: 2px }`;

/** Seconds between two looks of a browser without scripts. */
const REFRESH_S = 5;
/** The bounds of Retry-After in seconds, and its value without an estimate. */
const [SOONEST_S, LATEST_S, UNKNOWN_S] = [5, 120, 30];

const HOMES = { en: '/', sl: '/sl/' };
type Locale = keyof typeof HOMES;

/**
 * The page before the first release; self-contained, because there are no other files yet. Its script (pocketbase/pages/progress)
 * follows the progress; without scripts the browser loads it again.
 * @param path of the request: the refresh of `/` goes to the home page of the locale, because a page that refreshes itself counts
 *   as a link to exactly that page
 */
export function progressPage(progress: Progress, { locale, path }: { locale: Locale; path: string }): string {
  const words = { en, sl }[locale];
  const parts = describe(progress, words);
  const hidden = (text: string) => (text ? '' : ' hidden');
  const { share } = progress;
  const next = path === '/' && locale !== 'en' ? `; url=${HOMES[locale]}` : '';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="${REFRESH_S}${next}"></noscript>
<title>${escapeHtml([parts.share, parts.title].filter(Boolean).join(' · '))}</title>
<link rel="icon" href="data:,">
<style>
${STYLE}
</style>
<script type="module" src="/_site/progress/follow.js"></script>
</head>
<body>
<main>
<h1 id="title">${escapeHtml(parts.title)}</h1>
<p id="text" role="status">${escapeHtml(parts.text)}</p>
<p class="now"${hidden(parts.share)} id="now"><strong id="share">${escapeHtml(parts.share)}</strong> <span id="rest">${escapeHtml(parts.rest)}</span></p>
<progress id="bar" max="100" value="${share ?? 0}" aria-label="${escapeHtml(words.bar)}"${hidden(parts.share)}></progress>
<p id="late"${hidden(parts.late)}>${escapeHtml(parts.late)}</p>
<p id="operator"${hidden(progress.state === 'failed' ? 'shown' : '')}>${escapeHtml(words.operator.text)} <a href="/_site/status">${escapeHtml(words.operator.link)}</a></p>
</main>
</body>
</html>
`;
}

/** Answers a request for a page of a site that has no release yet. */
export function sendProgressPage(e: core.RequestEvent) {
  const progress = progressNow();
  const path = e.request.url.path;
  const html = progressPage(progress, { locale: localeOf(e.request, path), path });
  const rest = progress.rest === undefined ? UNKNOWN_S : Math.min(LATEST_S, Math.max(SOONEST_S, progress.rest));
  const headers = e.response.header();
  // PocketBase sets this one for its API.
  headers.del('Access-Control-Allow-Origin');
  return sendMadePage(e, 503, html, {
    'Retry-After': String(rest),
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Language, Cookie',
  });
}

/** The locale of the path, else the visitor's. */
function localeOf(request: http.Request, path: string): Locale {
  if (path === '/sl' || path.startsWith(HOMES.sl)) return 'sl';
  const header = methodOf(request.header, 'get');
  const home = chooseHome(HOMES, { cookie: header('Cookie'), acceptLanguage: header('Accept-Language') });
  return home === HOMES.sl ? 'sl' : 'en';
}
