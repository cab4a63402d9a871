import { dismissMenus, startLocale, startSearchKey } from './boot/startHeader';
import { startApplication } from './boot/startApplication';
import { startChunkGuard } from './updates/startChunkGuard';
import { startConsent } from './consent/startConsent';
import { startErrorReports } from './errors/startErrorReports';
import { startHostCheck } from './boot/startHostCheck';
import { startNotFound } from './notFound/startNotFound';
import { startPageViews } from './analytics/startPageViews';
import { startPrefetch } from './navigation/startPrefetch';
import { startUpdates } from './updates/startUpdates';
import { startVersionGuard } from './updates/startVersionGuard';
import { watchSteps } from './boot/watchSteps';

/** Each in its own `try`: if one fails, for lack of storage or by a bug, the others still run. */
const STARTS = [
  // Before the application: it must handle failed scripts before Gatsby does.
  startChunkGuard,
  startErrorReports,
  startVersionGuard,
  watchSteps,
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
