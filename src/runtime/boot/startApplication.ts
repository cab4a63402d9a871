import { goTo, isPlainClick } from '../../lib/browser/clicks';
import { gatsbyLoader, provideScripts } from '../../lib/browser/gatsbyInternals';
import type { ApplicationFiles } from '../../lib/SiteSettings';
import { PRESS } from './keepPress';
import { replayEarlyInput } from './replayEarlyInput';
import { siteSettings } from '../page/siteSettings';
import { watchIntent } from './watchIntent';

/** How many times missing scripts are requested, each time at the next sign of intent. */
const TRIES = 3;

function preload(href: string, as: 'script' | 'fetch'): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as, href });
  // Gatsby requests data with the credentials mode `same-origin`.
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** Preloads everything that the application would otherwise request step by step, one round trip each. */
function preloadParts({ chunks, slices, queries }: ApplicationFiles): void {
  const template = document.querySelector<HTMLElement>('main')?.dataset.template;
  const parts = slices[document.documentElement.lang] ?? [];
  const path = location.pathname.replace(/^\/|\/$/g, '') || 'index';
  const data = [
    // Gatsby requests it with the page's query.
    `/page-data/${path}/page-data.json${location.search}`,
    '/page-data/app-data.json',
    ...queries.map((query) => `/page-data/sq/d/${query}.json`),
    ...parts.map((part) => `/slice-data/${part}.json`),
  ];
  for (const href of data) preload(href, 'fetch');
  const names = Object.keys(chunks).filter((name) => name.startsWith('slice---'));
  const files = [`component---src-templates-${template}-tsx`, ...names].flatMap((name) => chunks[name] ?? []);
  for (const href of new Set(files)) preload(href, 'script');
}

/** @returns whether the script runs */
function run(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    Object.assign(script, { src, fetchPriority: 'high' });
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

/** Links to pages, which the application does not answer. */
const TO_PAGE = `a[href^="/"][href$="/"]:not([target],${PRESS})`;
/** Milliseconds until missing scripts may be requested again on a page that was not left after `stop()`. */
const GIVEN_WAY_MS = 5000;
let pause = 0;

/**
 * A press on a link to a page, before the application's scripts have run, loads a document: stops their download, which the document
 * would share the network with. In the capture phase, so requests of the press's own handlers, such as those of tags, go on.
 */
function giveWay(event: MouseEvent): void {
  if (!(event.target as Element).closest(TO_PAGE) || !isPlainClick(event) || gatsbyLoader()) return;
  pause = GIVEN_WAY_MS;
  // Images and tags that were loading are stopped too: a page that the browser kept for the way back lacks them.
  addEventListener('pageshow', ({ persisted }) => persisted && goTo());
  stop();
}

async function load(scripts: readonly string[], tries: number): Promise<void> {
  const came = await Promise.all(scripts.map(run));
  const missing = scripts.filter((_, index) => !came[index]);
  // The page works without the application: no message.
  if (missing.length > 0 && tries > 1) setTimeout(watchIntent, pause, () => void load(missing, tries - 1));
}

/** Loads the React application at the first sign of intent: until then links, menus and forms are the browser's own. */
export function startApplication(): void {
  const { application } = siteSettings();
  // A 404 page has the URL of the missing page, whose data the application would request.
  if (!application || document.querySelector('[data-template=not-found]')) return;
  replayEarlyInput();
  watchIntent(() => {
    addEventListener('click', giveWay, true);
    provideScripts(application.hash, application.chunks);
    void load(application.scripts, TRIES);
    preloadParts(application);
  });
}
