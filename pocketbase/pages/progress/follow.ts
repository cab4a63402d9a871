import en from '../../../locales/en/progress.json';
import sl from '../../../locales/sl/progress.json';
import { describe, type Progress } from '../../hooks/progress/describe';

const PAUSE_MS = 1_500;
/** The server restarts within seconds; a longer silence is shown. */
const MOST_SILENT = 8;

const isSlovenian = document.documentElement.lang === 'sl';
let silent = 0;

/** Shows an element with a text, or hides it. */
function show(id: string, text: string, holder = id) {
  const element = document.getElementById(id);
  // Screen readers announce a text that is set, even if it is the same.
  if (element && element.textContent !== text) element.textContent = text;
  document.getElementById(holder)?.toggleAttribute('hidden', text === '');
}

function render(progress: Progress) {
  const words = isSlovenian ? sl : en;
  const { title, text, share, rest, late } = describe(progress, words);
  document.title = [share, title].filter(Boolean).join(' · ');
  show('title', title);
  show('text', text);
  show('share', share, 'now');
  show('rest', rest);
  show('late', late);
  const bar = document.querySelector('progress');
  bar?.toggleAttribute('hidden', share === '');
  if (bar && progress.share !== undefined) bar.value = progress.share;
  document.getElementById('operator')?.toggleAttribute('hidden', progress.state !== 'failed');
}

/** Opens the site. At `/` a page that reloads itself counts as a link to the English page. */
function leave() {
  if (isSlovenian && location.pathname === '/') location.replace(`/sl/${location.search}`);
  else location.reload();
}

async function look() {
  if (document.hidden) return;
  const answer = await fetch('/_site/progress', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) {
    silent++;
    if (silent >= MOST_SILENT) render({ state: 'stopped' });
    return;
  }
  silent = 0;
  const progress = (await answer.json()) as Progress;
  if (progress.state === 'ready') leave();
  else render(progress);
}

setInterval(look, PAUSE_MS);
document.addEventListener('visibilitychange', look);
