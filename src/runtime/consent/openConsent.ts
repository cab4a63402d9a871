import { type CookieConsentConfig, run, setLanguage, show, showPreferences } from 'vanilla-cookieconsent';
import libraryStyle from 'vanilla-cookieconsent/dist/cookieconsent.css';
import { localeCodes, splitLocale } from '../../i18n/locales';
import { PAGE, type PageDetail } from '../page/siteEvents';
import { type Choice, choiceOf, COOKIE, type Kind, revisionOf, OTHERS, TAGS } from './choice';
import ownStyle from './consent.css';
import { consentWords, privacyLink, translationOf } from './consentWords';

/** Half a year: long enough not to bother, and within the twelve months after which one has to ask again. */
const DAYS = 182;

const languageOf = (path: string) => splitLocale(path).locale;

/** The styles come with the banner; in `gatsby develop` webpack has put them into the page by itself. */
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
 * The box of banner and dialog, first in the page, so that a keyboard comes to it first. The library would keep the Tab
 * key within the banner, which is no dialog: one may read on and answer later.
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

/** Makes a region of the page of the banner: the library calls it a modal dialog and gives it the focus unasked. */
function tameBanner(banner: HTMLElement): void {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  const start = banner.querySelector<HTMLElement>('[tabindex="-1"]');
  if (start) start.focus = () => {};
  makeRoom(banner);
}

function configure(kinds: readonly Kind[], onChoice: (choice: Choice) => void): CookieConsentConfig {
  const tell = ({ cookie }: { cookie: { categories: string[] } }) => onChoice(choiceOf(cookie.categories));
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
      default: languageOf(location.pathname),
      translations: Object.fromEntries(localeCodes.map((code) => [code, translation(code)])),
    },
    onFirstConsent: tell,
    onChange: tell,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') tameBanner(modal);
    },
  };
}

let running: Promise<void> | undefined;

async function start(kinds: readonly Kind[], onChoice: (choice: Choice) => void): Promise<void> {
  adoptStyles();
  window.addEventListener(PAGE, (event) => {
    void setLanguage(languageOf((event as CustomEvent<PageDetail>).detail.path));
  });
  await run(configure(kinds, onChoice));
}

/**
 * Asks the visitor, or shows what they chose and lets them choose anew.
 * @param kinds what there is to ask about
 * @param onChoice is told of every choice; withdrawn consent also deletes cookies and loads the page anew
 * @param again shows the dialog with every kind, instead of the banner
 */
export async function openConsent(
  kinds: readonly Kind[],
  onChoice: (choice: Choice) => void,
  again: boolean,
): Promise<void> {
  running ??= start(kinds, onChoice);
  await running;
  if (again) showPreferences();
  else show();
}

/**
 * Keeps the end of the page, and whatever takes the focus, clear of the banner that lies over it: consent.css leaves as
 * much room as the banner is high.
 */
function makeRoom(banner: HTMLElement): void {
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-height', `${banner.offsetHeight}px`);
  }).observe(banner);
}
