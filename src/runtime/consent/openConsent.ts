import { type CookieConsentConfig, reset, run, setLanguage, show, showPreferences } from 'vanilla-cookieconsent';
import libraryStyle from 'vanilla-cookieconsent/dist/cookieconsent.css';
import { localeCodes, splitLocale } from '../../i18n/locales';
import { PAGE } from '../page/siteEvents';
import { type Choice, choiceOf, COOKIE, type Kind, revisionOf, OTHERS, TAGS } from './choice';
import ownStyle from './consent.css';
import { consentWords, privacyLink, translationOf } from './consentWords';

/** Half a year: rare enough not to annoy, and within the twelve months after which consent must be renewed. */
const DAYS = 182;

/** The styles are loaded with the banner; in `gatsby develop` webpack has added them to the page. */
function adoptStyles(): void {
  const sheets = [libraryStyle, ownStyle]
    .filter((css): css is string => typeof css === 'string')
    .map((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
}

/**
 * Creates the container of banner and dialog as the page's first element, so that the keyboard reaches it first. The
 * library would trap the Tab key in the banner, which is no dialog: visitors may read on and answer later.
 */
function makeRoot(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'consent';
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && event.target instanceof Element && event.target.closest('.cm'))
        event.stopPropagation();
    },
    true,
  );
  document.body.prepend(root);
  return root;
}

/** Makes the banner a region of the page: the library declares it a modal dialog and focuses it. */
function tameBanner(banner: HTMLElement): void {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  const start = banner.querySelector<HTMLElement>('[tabindex="-1"]');
  if (start) start.focus = () => {};
  makeRoom(banner);
}

function configure(kinds: readonly Kind[], onChoice: (choice: Choice) => void): CookieConsentConfig {
  const reportChoice = ({ cookie }: { cookie: { categories: string[] } }) => onChoice(choiceOf(cookie.categories));
  const cookies = { analytics: TAGS, functional: OTHERS };
  const asked = kinds.map((kind) => [kind, { autoClear: { cookies: [{ name: cookies[kind] }], reloadPage: true } }]);
  const translation = (code: (typeof localeCodes)[number]) => async () =>
    translationOf((await consentWords[code]()).default, kinds, await privacyLink(code));
  return {
    root: makeRoot(),
    autoShow: false,
    // src/lib/browser/isBot.ts detects bots; applyConsent.ts runs the scripts.
    hideFromBots: false,
    manageScriptTags: false,
    revision: revisionOf(kinds),
    cookie: { name: COOKIE, expiresAfterDays: DAYS },
    guiOptions: { consentModal: { layout: 'bar inline', equalWeightButtons: true } },
    categories: { necessary: { enabled: true, readOnly: true }, ...Object.fromEntries(asked) },
    language: {
      default: splitLocale(location.pathname).locale,
      translations: Object.fromEntries(localeCodes.map((code) => [code, translation(code)])),
    },
    onFirstConsent: reportChoice,
    onChange: reportChoice,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') tameBanner(modal);
    },
  };
}

let running: Promise<void> | undefined;

async function start(kinds: readonly Kind[], onChoice: (choice: Choice) => void): Promise<void> {
  adoptStyles();
  window.addEventListener(PAGE, (event) => {
    void setLanguage(splitLocale(event.detail.path).locale);
  });
  await run(configure(kinds, onChoice));
}

/**
 * Shows the banner, or the dialog with the visitor's choice.
 * @param kinds of consent that the site needs
 * @param onChoice is called with every choice; withdrawn consent also deletes cookies and reloads the page
 * @param again shows the dialog with every kind, instead of the banner
 */
export async function openConsent(
  kinds: readonly Kind[],
  onChoice: (choice: Choice) => void,
  again: boolean,
): Promise<void> {
  running ??= start(kinds, onChoice).catch((error: unknown) => {
    // The next press tries again: the library itself runs once.
    running = undefined;
    reset();
    document.getElementById('consent')?.remove();
    throw error;
  });
  await running;
  if (again) showPreferences();
  else show();
}

/**
 * Keeps the end of the page and the focused element clear of the banner that covers them: consent.css reserves the
 * banner's height.
 */
function makeRoom(banner: HTMLElement): void {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-height', `${banner.offsetHeight}px`);
  }).observe(banner);
}
