const PAUSE_MS = 1500;

const strip = document.getElementById('preview-strip');
const status = strip.querySelector('[role="status"]');
const { release: shown, updating, failed, over } = strip.dataset;
let isOver = false;

/** Says it once: it is read aloud. */
function say(text) {
  if (status.textContent !== text) status.textContent = text;
}

/** Asks what there is to see; a newer state of the site is shown at once. */
async function look() {
  // Who does not look keeps no builder at work.
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

const time = strip.querySelector('time');
const { lang } = document.documentElement;
const form = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'medium', timeStyle: 'short' });
time.textContent = form.format(new Date(time.dateTime));

// The application may have gone on to another page since.
strip.querySelector('form').addEventListener('submit', () => {
  strip.querySelector('[name="path"]').value = location.pathname;
});

setInterval(look, PAUSE_MS);
document.addEventListener('visibilitychange', look);
void look();
