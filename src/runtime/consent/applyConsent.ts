import type { ConsentSettings } from '../../lib/SiteSettings';
import { pushEvent } from '../analytics/dataLayer';
import { whenLoaded } from '../page/afterLoad';
import { type Choice, keptChoice, kindsOf } from './choice';
import { updateConsent } from './consentMode';
import { defaultLocale, splitLocale } from '../../i18n/locales';
import { PAGE, type PageDetail } from '../page/siteEvents';

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

const ID = 'assistant-widget';
/** Milliseconds between the script's leaving and its coming back in another language. */
const AGAIN_AFTER = 50;

/** The script's address for a language; the default one goes without saying. */
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

const languageOf = (path: string) => splitLocale(path).locale;

/**
 * Brings the assistant into the page: the provider's script, in the language of the page, and once more when that changes.
 * Where it does not come, the page goes without.
 * @param address of the script
 */
export function startWidget(address: string): void {
  if (document.getElementById(ID)) return;
  let language = languageOf(location.pathname);
  let timer: number | undefined;
  insert(widgetAddress(address, language));
  window.addEventListener(PAGE, (event) => {
    const next = languageOf((event as CustomEvent<PageDetail>).detail.path);
    if (next === language) return;
    language = next;
    document.getElementById(ID)?.remove();
    clearTimeout(timer);
    timer = window.setTimeout(insert, AGAIN_AFTER, widgetAddress(address, language));
  });
}
