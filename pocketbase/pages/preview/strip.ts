import { byId } from '../status/elements';
const PAUSE_MS = 1500;

const strip = byId('preview-strip');
const status = find('[role="status"]', HTMLElement);
const { release: shown, updating = '', failed, over = '' } = strip.dataset;
let isOver = false;

/** A part of the strip. @throws Error where the server left it out */
function find<T extends HTMLElement>(selector: string, type: new () => T): T {
  const found = strip.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The preview's strip has no ${selector}.`);
  return found;
}

/** Says it once: it is read aloud. */
function say(text: string) {
  if (status.textContent !== text) status.textContent = text;
}

/** Asks what there is to see; a newer state of the site is shown at once. */
async function look() {
  // A preview that nobody looks at keeps no builder at work.
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

// The application may have gone on to another page since.
find('form', HTMLFormElement).addEventListener('submit', () => {
  find('[name="path"]', HTMLInputElement).value = location.pathname;
});

setInterval(look, PAUSE_MS);
document.addEventListener('visibilitychange', look);
void look();
