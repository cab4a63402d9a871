export {};

const PAUSE_MS = 1500;

/** Reloads the page once the preview is ready, or its error changed. */
async function look() {
  if (document.hidden) return;
  const answer = await fetch('/_site/preview/state', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.status === 410) location.reload();
  if (!answer?.ok) return;
  const { release, error } = await answer.json();
  if (release || error !== document.body.dataset['trouble']) location.reload();
}

setInterval(look, PAUSE_MS);
document.addEventListener('visibilitychange', look);
void look();
