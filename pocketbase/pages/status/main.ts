import { fill } from '../../../src/lib/text/fill';
import type {
  FailedBuild,
  HostNotice,
  PlainBuild,
  PlannedRecord,
  StatusData,
  Untranslated,
} from '../../hooks/status/types';
import { barSwitch } from './barCookie';
import { Away, call, type CallOptions, follow, SignedOut } from './call';
import { confirm, signIn } from './dialogs';
import { createLinks, draftsPart } from './drafts';
import { button, byId, el, redraw } from './elements';
import { backupPart } from './failures/backup';
import { createMails } from './failures/createMails';
import { failuresPart, livePart, pendingPart } from './parts';
import { plannedPart } from './sections/plannedPart';
import { createPrepared } from './sections/createPrepared';
import { endSession, isOfSession, readToken } from './session';
import { type Decide, setAsidePart } from './sections/setAsidePart';
import { type Choice, shrinkQuestion } from './shrink';
import { releasesPart } from './sections/releasesPart';
import { buildsPart } from './tables';
import { counted, fillPage, numberText, texts } from './texts';
import { setClock, tick } from './times';
import { serverTrouble, trouble } from './trouble';
import { translationsPart } from './sections/translationsPart';
import { createChanges } from './versions/createChanges';
import { type Action, announcement, obstacle, question, setColumns, setTitles } from './words';

/** Pauses between requests: while realtime reports changes, and while it does not. */
const PAUSE_MS = { following: 60_000, asking: 4000 };
/** Longer than a screen reader takes to read what came before. */
const SPOKEN_MS = 15_000;

let data: StatusData | undefined;
let following: ReturnType<typeof follow> | undefined;
let asked = 0;
let isAway = false;

/** Calls the server; if nobody is signed in any more, after somebody has signed in again. */
async function callSignedIn<T>(path: string, options?: CallOptions): Promise<T> {
  for (;;) {
    try {
      return await call<T>(path, options);
    } catch (error) {
      if (!(error instanceof SignedOut)) throw error;
      following?.stop();
      following = undefined;
      // The next person to sign in may be another one.
      byId('content').hidden = true;
      byId('person').hidden = true;
      await signIn(texts.signIn.over);
      following = follow(refresh);
    }
  }
}

const links = createLinks({ call: callSignedIn, refresh, say, trouble });
const prepared = createPrepared({ call: callSignedIn, carryOut, links, count: (number) => count('prepared', number) });
const mails = createMails({ call: callSignedIn, carryOut });
const changes = createChanges({ call: callSignedIn, refresh, say, trouble });

/** Announces a sentence to screen readers, after those that they have not read yet: an action's result and the news may come at once. */
function say(text: string) {
  const sentence = el('p', {}, text);
  byId('spoken').append(sentence);
  setTimeout(() => sentence.remove(), SPOKEN_MS);
}

let running: Promise<void> | undefined;
let again = false;

/** Fetches and shows the data. Calls while it runs share one further run. */
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
    serverTrouble('');
    await prepared.refresh(next.previewTrouble);
    await changes.refresh();
    if (isOther) showTranslations(await callSignedIn('/_site/status/translations'));
  } catch (error) {
    isAway = true;
    serverTrouble(error instanceof Away ? fill(texts.server.again, { why: error.message }) : (error as Error).message);
  }
}

function show(next: StatusData) {
  setClock(next.now);
  setTitles(next.names);
  setColumns(next.columns);
  const news = announcement(data, next);
  if (news) say(news);
  data = next;
  const { live, builds, host, releases, planned, failures, pending, person, isBack, isStuck, names, columns, backup } =
    next;
  const problem = obstacle(next);
  const { shownInstead } = next;
  redraw(byId('live'), { live, host, shownInstead, first: builds[0]?.id, names, columns, changes: next.changes }, () =>
    livePart(next, act, notifyAgain),
  );
  redraw(byId('pending'), { live, pending, releases, problem, isBack, names }, () => pendingPart(next, problem));
  const { setAside } = next;
  redraw(byId('set-aside'), setAside, () => setAsidePart(setAside, decideAside));
  byId('set-aside-part').hidden = setAside.length === 0;
  showPlanned(planned);
  const { drafts, previewTrouble } = next;
  redraw(byId('drafts'), { drafts, previewTrouble, made: links.made() }, () => draftsPart(next, links));
  redraw(byId('failures'), { failures, isStuck, names, columns }, () => failuresPart(next, act, decide));
  count('drafts', drafts.length);
  count('failures', failures.length);
  redraw(byId('releases'), { releases, names, changes: next.changes }, () => releasesPart(next, act));
  redraw(byId('builds'), { builds, names }, () => buildsPart(next));
  redraw(byId('person'), person, () => [
    el('span', {}, fill(texts.person[person.role], { email: person.email })),
    barSwitch(),
    button({ class: 'quiet', id: 'sign-out', onclick: signOut }, texts.person.signOut),
  ]);
  redraw(byId('backup'), { backup, role: person.role }, () => (backup ? backupPart(backup, person.role) : []));
  byId('backup-part').hidden = backup === null;
  mails.show(next);
  redraw(byId('spam'), next.spam, () => [el('p', {}, counted(texts.spam, 'filed', next.spam), ' ', texts.spam.where)]);
  byId('spam-part').hidden = next.spam === 0;
  byId('person').hidden = false;
  byId('content').hidden = false;
  tick();
}

function showTranslations(lacking: Untranslated) {
  redraw(byId('translations'), lacking, () => translationsPart(lacking));
  count('translations', lacking.pages.length);
}

/** The month of the calendar, counted from the present one. */
let month = 0;

function showPlanned(planned: PlannedRecord[]) {
  const today = new Date().toDateString();
  redraw(byId('planned'), { planned, month, today }, () =>
    plannedPart(planned, {
      month,
      show: (by) => {
        month += by;
        showPlanned(planned);
      },
    }),
  );
  count('planned', planned.length);
}

/** Writes the number of a part's records beside its link; none for 0. */
function count(part: string, number: number) {
  byId(`count-${part}`).textContent = number > 0 ? numberText(number) : '';
}

/** Asks for confirmation, then sets the action on the build's row: a builder or PocketBase carries it out. */
async function act(action: Action, build: PlainBuild) {
  const words = question(action, build);
  if (!(await confirm(words))) return;
  await carryOut(words.done, async () => {
    // Without a session the records API answers that only superusers may; this route answers 401.
    await callSignedIn('/_site/status/data');
    await callSignedIn(`/api/collections/builds/records/${build.id}`, { method: 'PATCH', body: { action } });
  });
}

/** Runs work and announces the result, or shows its error. */
async function carryOut(done: string, work: () => Promise<unknown>) {
  trouble('');
  try {
    await work();
    say(done);
  } catch (error) {
    trouble(fill(texts.server.notDone, { why: (error as Error).message }));
  }
  // Also after a refusal: it may be about news that the page does not show yet.
  await refresh();
}

/** Asks for confirmation, an editor twice, then publishes the loss or restores the records. */
async function decide(choice: Choice, build: FailedBuild) {
  const isTwice = build.shrink?.may === 'twice';
  const words = shrinkQuestion(choice, build);
  if (!(await confirm(words))) return;
  if (isTwice && !(await confirm(shrinkQuestion(choice, build, true)))) return;
  const body = { build: build.id, choice, sure: isTwice };
  await carryOut(words.done, () => callSignedIn('/_site/status/shrink', { method: 'POST', body }));
}

/** Queues a build that tries a change again; to allow links, after a confirmation. */
const decideAside: Decide = async (choice, { id, deadLinks }) => {
  const words = choice === 'allow' ? question('publish anyway', { deadLinks }) : undefined;
  if (words && !(await confirm(words))) return;
  const path = `/_site/set-aside/${id}/${choice}`;
  await carryOut(words?.done ?? texts.setAside.done, () => callSignedIn(path, { method: 'POST', body: {} }));
};

/** Notifies another host again. */
const notifyAgain = ({ id }: HostNotice) =>
  void carryOut(texts.host.asked, () =>
    callSignedIn(`/api/collections/deploy_hooks/records/${id}`, { method: 'PATCH', body: { status: 'waiting' } }),
  );

function signOut() {
  endSession();
  // The page was filled for the person who signed in.
  location.reload();
}

async function start() {
  fillPage();
  if (!readToken()) await signIn(texts.signIn.why);
  following = follow(refresh);
  await refresh();
  setInterval(() => {
    tick();
    const pause = following?.isFollowing() && !isAway ? PAUSE_MS.following : PAUSE_MS.asking;
    if (Date.now() - asked > pause) void refresh();
  }, 1000);
  // Another tab signed out of the dashboard, or in with another account.
  addEventListener('storage', ({ key }) => isOfSession(key) && void refresh());
  // Changes in the dashboard meanwhile: drafts cause no build that would report them.
  addEventListener('focus', () => void refresh());
}

void start();
