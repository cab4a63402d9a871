import { provideScripts } from '../../lib/browser/gatsbyInternals';
import type { ApplicationFiles } from '../../lib/SiteSettings';
import { replayEarlyInput, NEEDS_APPLICATION } from './replayEarlyInput';
import { siteSettings } from '../page/siteSettings';
import { watchIntent } from './watchIntent';

/** Scripts that don't come are asked for again at the next sign of intent, this many times. */
const TRIES = 3;

function preload(href: string, as: 'script' | 'fetch'): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as, href });
  // Gatsby asks for data as a page of the same origin does.
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  document.head.append(link);
}

/** Asks for all that the application would find out about step by step: each step is a journey to the server. */
function preloadParts({ chunks, slices, queries }: ApplicationFiles): void {
  const template = document.querySelector<HTMLElement>('main')?.dataset.template;
  const parts = slices[document.documentElement.lang] ?? [];
  const path = location.pathname.replace(/^\/|\/$/g, '') || 'index';
  const data = [
    `/page-data/${path}/page-data.json`,
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
    Object.assign(script, { src, async: true, fetchPriority: 'high' });
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    document.head.append(script);
  });
}

async function load(scripts: readonly string[], tries: number): Promise<void> {
  const came = await Promise.all(scripts.map(run));
  const missing = scripts.filter((_, index) => !came[index]);
  // The page works as it is: nobody is told.
  if (missing.length > 0 && tries > 1) watchIntent(() => void load(missing, tries - 1));
}

/**
 * Loads the React application when somebody is about to do something, and not before: until then links, menus and forms
 * are the browser's own.
 */
export function startApplication(): void {
  const { application } = siteSettings();
  // A page that answers a miss stands at an address that is not its own: the application would ask for its data.
  if (!application || document.querySelector('main[data-template="not-found"]')) return;
  replayEarlyInput();
  watchIntent(() => {
    provideScripts(application.hash, application.chunks);
    void load(application.scripts, TRIES);
    preloadParts(application);
  });
  // Repeats a press that came before this script (src/gatsby/webpack/ScriptsPlugin.ts).
  (window as { pressed?: Element }).pressed?.closest<HTMLElement>(NEEDS_APPLICATION)?.click();
}
