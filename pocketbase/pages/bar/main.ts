import type { BarData } from '../../hooks/bar/types';
import { forgetBar } from '../status/barCookie';
import { call, SignedOut } from '../status/call';
import { redraw } from '../status/elements';
import { isOfSession, readToken } from '../status/session';
import { factsPart, foldPart, type Frame, openFrame } from './frame';
import { summary } from './summary';

/** Pauses between requests: while a change is on its way, and otherwise. Hidden tabs send none. */
const PAUSE_MS = { busy: 3000, calm: 10_000 };
/** The site's event for a new page (src/runtime/page/siteEvents.ts). */
const PAGE = 'site:page';

let frame: Frame | undefined;
let data: BarData | undefined;
let shownPath: string | undefined;
let firstRelease: string | undefined;
let asked = 0;
let isOut = false;
let isAway = false;

/** Removes the bar from this page and the next ones, once nobody is signed in any more. */
function leave() {
  isOut = true;
  forgetBar();
  frame?.remove();
  frame = undefined;
}

async function ask() {
  if (!readToken()) return leave();
  asked = Date.now();
  const path = location.pathname;
  try {
    const next = await call<BarData>(`/_site/bar/data?path=${encodeURIComponent(path)}`);
    // Meanwhile the reader may have opened another page, or signed out.
    if (path === location.pathname && readToken()) show(next, path);
  } catch (error) {
    if (error instanceof SignedOut || !readToken()) return leave();
    // A later request tries again.
    isAway = true;
    if (!frame) return;
    draw();
    speak(data?.words.away ?? '');
  }
}

function show(next: BarData, path: string) {
  const wasAway = isAway;
  isOut = false;
  isAway = false;
  firstRelease ??= next.release;
  if (!frame) {
    frame = openFrame();
    frame.host.addEventListener('fold', draw);
  }
  const texts = summary(next);
  // The site announces the page itself; the bar announces its changes.
  const before = data && path === shownPath ? summary(data) : texts;
  data = next;
  shownPath = path;
  draw();
  const news = (['stateWords', 'setAside', 'prepared', 'publishing', 'fault'] as const).filter(
    (part) => texts[part] && texts[part] !== before[part],
  );
  if (news.length > 0 || wasAway) speak(news.map((part) => texts[part]).join('. '));
}

function draw() {
  if (!frame || !data) return;
  const shown = data;
  const texts = summary(shown);
  const { words, release, locale } = shown;
  const isOld = release !== firstRelease;
  const isFolded = Boolean(frame.facts.hidden);
  frame.host.lang = locale;
  frame.host.setAttribute('aria-label', words.label);
  const notes = [texts.setAside, texts.prepared, texts.publishing, isOld && words.newer, isAway && words.away].filter(
    (note): note is string => !!note,
  );
  redraw(frame.facts, { texts, notes }, () => factsPart(texts, shown, { notes, isOld }));
  redraw(frame.fold, { texts, isFolded }, () => foldPart(texts, shown, isFolded));
}

function speak(words: string) {
  if (frame && frame.spoken.textContent !== words) frame.spoken.textContent = words;
}

const isBusy = () =>
  !data || data.pending.length > 0 || (data.page.state === 'planned' && isDue(data.page.publishAt ?? ''));
const isDue = (text: string) => Date.parse(text.replace(' ', 'T')) - Date.now() < PAUSE_MS.calm;

function tick() {
  if (isOut) return;
  const pause = isBusy() ? PAUSE_MS.busy : PAUSE_MS.calm;
  if (document.visibilityState === 'visible' && Date.now() - asked > pause) void ask();
}

addEventListener(PAGE, () => location.pathname !== shownPath && void ask());
// Signed out, or back from the dashboard in another tab.
addEventListener('storage', ({ key }) => isOfSession(key) && void ask());
addEventListener('focus', () => void ask());
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void ask());
setInterval(tick, 500);
void ask();
