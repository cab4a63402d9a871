import type { ConsentSettings } from '../../lib/SiteSettings';
import { pushEvent } from '../analytics/dataLayer';
import { whenLoaded } from '../page/afterLoad';
import { type Choice, keptChoice, kindsOf } from './choice';
import { updateConsent } from './consentMode';
import { startWidget } from './startWidget';

/**
 * Asks before anything of another host is loaded, and loads what was agreed to. The banner and its library come only to
 * who has not chosen yet, or wants to choose again.
 */
export function applyConsent(consent: ConsentSettings): void {
  const { tagManager, widget } = consent;

  const apply = (choice: Choice, told = () => {}) => {
    if (tagManager) updateConsent(choice);
    told();
    if (choice.analytics) runTagManager();
    if (choice.functional && widget) startWidget(widget);
  };
  const onChoice = (choice: Choice) => {
    const { analytics, functional } = choice;
    const event = { event: 'consent_update', consent_analytics: analytics, consent_functional: functional } as const;
    apply(choice, () => pushEvent(event));
  };
  const open = async (again: boolean) => {
    const { openConsent } = await import('./openConsent');
    await openConsent(kindsOf(consent), onChoice, again);
  };
  // Without the banner nothing is agreed to, and the page is whole.
  const tryToOpen = (again = false) => void open(again).catch(() => undefined);

  const kept = keptChoice(document.cookie, kindsOf(consent));
  if (kept) apply(kept);
  // A visitor without cookies would be asked on every page, and has in fact answered.
  else if (navigator.cookieEnabled) whenLoaded(() => tryToOpen());
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-consent]'))) return;
    // Else src/runtime/boot/replayEarlyInput.ts would keep the click for React.
    event.preventDefault();
    tryToOpen(true);
  });
}

/** Runs what src/gatsby/webpack/keepTagManagerBack.ts made inert when the page was built; a second time nothing is left to run. */
function runTagManager(): void {
  for (const inert of document.querySelectorAll<HTMLScriptElement>('script[data-category="analytics"]')) {
    const script = document.createElement('script');
    script.text = inert.text;
    inert.replaceWith(script);
  }
}
