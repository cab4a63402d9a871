import type { ConsentSettings } from '../../lib/SiteSettings';
import { pushEvent } from '../analytics/dataLayer';
import { whenLoaded } from '../page/afterLoad';
import { type Choice, keptChoice, KINDS, kindsOf } from './choice';
import { applyToTags } from './applyToTags';
import { defaultLocale, splitLocale } from '../../i18n/locales';
import { PAGE } from '../page/siteEvents';

/** Whether this browser keeps a session of the dashboard (pocketbase/pages/status/session.ts). */
function holdsSession(): boolean {
  try {
    return localStorage.getItem('__pb_superusers__/_') !== null;
  } catch {
    return false;
  }
}

/**
 * Requests consent before anything of another host is loaded, and loads the services with consent. Banner and library
 * are loaded only if the visitor has not chosen yet, or wants to choose again. Beside a session of the dashboard no script of another
 * host runs, whatever the choice: it could read the session.
 * @param reload loads the document again
 */
export function applyConsent(consent: ConsentSettings, reload = (): void => location.reload()): void {
  const { tagManager, widget } = consent;

  /** The choice by which this document runs. */
  let applied: Choice | null = null;
  /** Whether scripts of other hosts may run in this document. */
  let opened = false;
  const apply = (choice: Choice) => {
    applied = choice;
    if (holdsSession()) return;
    opened ||= choice.analytics || choice.functional;
    if (tagManager) applyToTags(choice);
    if (choice.functional && widget) startWidget(widget);
  };
  const onChoice = (choice: Choice) => {
    const { analytics, functional } = choice;
    apply(choice);
    pushEvent({ event: 'consent_update', consent_analytics: analytics, consent_functional: functional });
  };
  const open = async (again: boolean) => {
    const { openConsent } = await import('./openConsent');
    await openConsent(kindsOf(consent), onChoice, again);
  };
  // If the banner does not load, there is no consent, and the page works without.
  const tryToOpen = (again = false) => void open(again).catch(() => undefined);

  const read = () => keptChoice(document.cookie, kindsOf(consent));
  const kept = read();
  if (kept) apply(kept);
  // A visitor without cookies would see the banner on every page, and has in fact declined.
  else if (navigator.cookieEnabled) whenLoaded(() => tryToOpen());
  const startAgain = () => {
    // The page view waits for it (src/runtime/analytics/startPageViews.ts).
    document.body.dataset.asks = '';
    reload();
  };
  // Another document may have withdrawn it before this one came back from the back/forward cache, with its tags running.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && JSON.stringify(read()) !== JSON.stringify(applied)) startAgain();
  });
  // Another tab may have withdrawn it.
  const stopWithdrawn = () => {
    const choice = read();
    if (KINDS.some((kind) => applied?.[kind] && !choice?.[kind])) startAgain();
  };
  window.addEventListener(PAGE, stopWithdrawn);
  // Somebody signs in in another tab: the scripts of this one could read the session.
  window.addEventListener('storage', () => {
    if (opened && holdsSession()) startAgain();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) stopWithdrawn();
  });
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[data-consent]'))) return;
    // Otherwise src/runtime/boot/keepPress.ts would keep the click for React.
    event.preventDefault();
    tryToOpen(true);
  });
}

const ID = 'assistant-widget';
/** Milliseconds between the removal of the script and its insertion in another language. */
const AGAIN_AFTER = 50;

/** The script's URL for a locale; the default one is left out. */
export function widgetAddress(address: string, language: string): string {
  const url = new URL(address);
  if (language !== defaultLocale) url.searchParams.set('language', language);
  return url.href;
}

function insert(src: string): void {
  const script = document.createElement('script');
  Object.assign(script, { id: ID, src, async: true });
  document.head.append(script);
}

/**
 * Inserts the assistant's script in the page's language, and again when the language changes. The page works without
 * it.
 * @param address URL of the script
 */
export function startWidget(address: string): void {
  if (document.getElementById(ID)) return;
  let language = splitLocale(location.pathname).locale;
  let timer: number | undefined;
  insert(widgetAddress(address, language));
  window.addEventListener(PAGE, (event) => {
    const next = splitLocale(event.detail.path).locale;
    if (next === language) return;
    language = next;
    document.getElementById(ID)?.remove();
    clearTimeout(timer);
    timer = window.setTimeout(insert, AGAIN_AFTER, widgetAddress(address, language));
  });
}
