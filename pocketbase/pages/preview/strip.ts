import { byId } from '../status/elements';

const PAUSE_MS = 1500;

const strip = byId('preview-strip');
const status = find('[role="status"]', HTMLElement);
const { release: shown, updating = '', failed, over = '' } = strip.dataset;
let isOver = false;

/** A part of the strip. @throws Error if the server did not send it */
function find<T extends HTMLElement>(selector: string, type: new () => T): T {
  const found = strip.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The preview's strip has no ${selector}.`);
  return found;
}

/** Shows a status. Only a change is written: screen readers announce it. */
function say(text: string) {
  if (status.textContent !== text) status.textContent = text;
}

/** Requests the state of the preview; a newer release is shown at once. */
async function look() {
  // A hidden preview must not keep a builder at work.
  if (isOver || document.hidden) return;
  const answer = await fetch('/_site/preview/state', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.status === 410) {
    isOver = true;
    say(over);
  }
  if (!answer?.ok) return;
  const { release, isCurrent, error } = await answer.json();
  if (release && release !== shown) location.reload();
  else if (error) say(`${failed} ${error}`);
  else say(isCurrent ? '' : updating);
}

const time = find('time', HTMLTimeElement);
const { lang } = document.documentElement;
const form = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'medium', timeStyle: 'short' });
time.textContent = form.format(new Date(time.dateTime));

// The application may have opened another page since.
find('form', HTMLFormElement).addEventListener('submit', () => {
  find('[name="path"]', HTMLInputElement).value = location.pathname;
});

setInterval(look, PAUSE_MS);
document.addEventListener('visibilitychange', look);
void look();
