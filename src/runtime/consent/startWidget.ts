import { defaultLocale, splitLocale } from '../../i18n/locales';
import { PAGE, type PageDetail } from '../page/siteEvents';

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
