import { startPageViews } from './analytics/dataLayer';
import { startApplication } from './boot/startApplication';
import { dismissMenus, startLocale, startSearchKey } from './boot/startHeader';
import { startConsent } from './consent/startConsent';
import { startErrorReports } from './errors/startErrorReports';
import { startPrefetch } from './navigation/startPrefetch';
import { startNotFound } from './notFound/startNotFound';
import { siteSettings } from './page/siteSettings';
import { startChunkGuard, startVersionGuard } from './updates/reloadGuards';
import { startUpdates } from './updates/startUpdates';

/**
 * Warns the operator, in the console, that the site is at another URL than it was built for. The warning's text is fetched only
 * then.
 */
export function startHostCheck(): void {
  const { siteUrl } = siteSettings();
  if (siteUrl === undefined || new URL(siteUrl).host === location.host) return;
  void import('./boot/hostTrouble').then(({ logTrouble }) => logTrouble(siteUrl)).catch(() => undefined);
}

/** Each in its own `try`: if one fails, for lack of storage or by a bug, the others still run. */
const STARTS = [
  // Before the application: it must handle failed scripts before Gatsby does.
  startChunkGuard,
  startErrorReports,
  startVersionGuard,
  startApplication,
  dismissMenus,
  startLocale,
  startSearchKey,
  startConsent,
  // Before the page view, which has the title.
  startNotFound,
  startPageViews,
  startPrefetch,
  startUpdates,
  startHostCheck,
];

function start(): void {
  for (const begin of STARTS) {
    try {
      begin();
    } catch (error) {
      reportError(error);
    }
  }
  document.body.dataset.started = 'true';
}

start();
