import type { FailedBuild, PlainBuild, StatusData, Untranslated } from '../../hooks/status/types';
import { barSwitch, confirm, follow } from './controls';
import { Away, call, type CallOptions, SignedOut } from './call';
import { setClock, tick } from './clock';
import { draftsPart } from './drafts';
import { byId, el, redraw } from './elements';
import { failuresPart, livePart, pendingPart, plannedPart } from './parts';
import { createLinks } from './previewLinks';
import { endSession, readToken } from './session';
import { type Choice, shrinkQuestion } from './shrink';
import { signIn } from './signIn';
import { buildsPart, releasesPart, translationsPart } from './tables';
import { type Action, announcement, obstacle, question } from './words';

/** How often the server is asked: while changes come by themselves, and while they don't. */
const PAUSE_MS = { following: 60_000, asking: 4000 };
const OVER = 'Your session is over. Sign in again; nothing is lost.';

/** Sentences for a screen reader once an action is asked for. */
const DONE: Readonly<Record<Action, string>> = {
  rebuild: 'A rebuild is asked for.',
  'go live': 'The release is about to go live.',
  'publish anyway': 'It is built and published with those links.',
};

let data: StatusData | undefined;
let following: ReturnType<typeof follow> | undefined;
let asked = 0;
let isAway = false;

/** Calls the server; where nobody is signed in any more, once somebody is. */
async function callSignedIn<T>(path: string, options?: CallOptions): Promise<T> {
  for (;;) {
    try {
      return await call<T>(path, options);
    } catch (error) {
      if (!(error instanceof SignedOut)) throw error;
      following?.stop();
      following = undefined;
      // The next person to sign in may be somebody else.
      byId('content').hidden = true;
      byId('person').hidden = true;
      await signIn(OVER);
      following = follow(refresh);
    }
  }
}

const links = createLinks({ call: callSignedIn, refresh, say: (text) => (byId('spoken').textContent = text), trouble });

let running: Promise<void> | undefined;
let again = false;

/** Fetches the data and shows them. Calls while it runs get one more round after it, however many they are. */
function refresh(): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  running = load().finally(() => {
    running = undefined;
    if (!again) return;
    again = false;
    void refresh();
  });
  return running;
}

async function load() {
  asked = Date.now();
  try {
    const next = await callSignedIn<StatusData>('/_site/status/data');
    const isOther = data?.revision !== next.revision;
    show(next);
    isAway = false;
    trouble('');
    if (isOther) showTranslations(await callSignedIn('/_site/status/translations'));
  } catch (error) {
    isAway = true;
    trouble(error instanceof Away ? `${error.message} Trying again …` : (error as Error).message);
  }
}

function show(next: StatusData) {
  const news = announcement(data, next);
  if (news) byId('spoken').textContent = news;
  data = next;
  setClock(next.now);
  const { live, builds, host, releases, planned, failures, pending, person, isBack, isStuck } = next;
  const problem = obstacle(next);
  const { shownInstead } = next;
  redraw(byId('live'), { live, host, shownInstead, first: builds[0]?.id }, () => livePart(next, act));
  redraw(byId('pending'), { live, pending, releases, problem, isBack }, () => pendingPart(next, problem));
  redraw(byId('planned'), planned, () => plannedPart(next));
  const { drafts, previewTrouble } = next;
  redraw(byId('drafts'), { drafts, previewTrouble, made: links.made() }, () => draftsPart(next, links));
  redraw(byId('failures'), { failures, isStuck }, () => failuresPart(next, act, decide));
  redraw(byId('releases'), releases, () => releasesPart(next, act));
  redraw(byId('builds'), builds, () => buildsPart(next));
  redraw(byId('person'), person, () => [
    el('span', {}, `${person.email}, ${person.role}`),
    barSwitch(),
    el('button', { type: 'button', class: 'quiet', id: 'sign-out', onclick: signOut }, 'Sign out'),
  ]);
  byId('person').hidden = false;
  byId('content').hidden = false;
  tick();
}

function showTranslations(groups: Untranslated[]) {
  redraw(byId('translations'), groups, () => translationsPart(groups));
}

/** Says what is wrong, once: it is read aloud when it appears. */
function trouble(text: string) {
  if (byId('trouble').textContent !== text) byId('trouble').textContent = text;
}

/** Asks, then sets the action on the build's row: a builder or PocketBase does it. */
async function act(action: Action, build: PlainBuild) {
  if (!(await confirm(question(action, build)))) return;
  try {
    // To who is signed out, records answer that only superusers may: this one says that nobody is signed in.
    await callSignedIn('/_site/status/data');
    await callSignedIn(`/api/collections/builds/records/${build.id}`, { method: 'PATCH', body: { action } });
    byId('spoken').textContent = DONE[action];
    await refresh();
  } catch (error) {
    trouble(`It was not done. ${(error as Error).message}`);
  }
}

/** Asks, an editor twice, then lets what would go, go, or brings it back. */
async function decide(choice: Choice, build: FailedBuild) {
  const isTwice = build.shrink?.may === 'twice';
  if (!(await confirm(shrinkQuestion(choice, build)))) return;
  if (isTwice && !(await confirm(shrinkQuestion(choice, build, true)))) return;
  try {
    const body = { build: build.id, choice, sure: isTwice };
    await callSignedIn('/_site/status/shrink', { method: 'POST', body });
    byId('spoken').textContent = choice === 'publish' ? 'It is built and published without them.' : 'They are back.';
    await refresh();
  } catch (error) {
    trouble(`It was not done. ${(error as Error).message}`);
  }
}

function signOut() {
  endSession();
  // The page was filled for the person who signed in.
  location.reload();
}

async function start() {
  if (!readToken()) await signIn('With the e-mail and the password of the dashboard.');
  following = follow(refresh);
  await refresh();
  setInterval(() => {
    tick();
    const pause = following?.isFollowing() && !isAway ? PAUSE_MS.following : PAUSE_MS.asking;
    if (Date.now() - asked > pause) void refresh();
  }, 1000);
  // Signed out of the dashboard in another tab, or in as somebody else.
  addEventListener('storage', () => void refresh());
  // Changes made in the dashboard meanwhile: drafts make no build that would announce them.
  addEventListener('focus', () => void refresh());
}

void start();
