import { dismissMenus } from './dismissMenus';
import { startApplication } from './startApplication';
import { startChunkGuard } from './startChunkGuard';
import { startConsent } from './startConsent';
import { startErrorReports } from './startErrorReports';
import { startHostCheck } from './startHostCheck';
import { startLocale } from './startLocale';
import { startNotFound } from './startNotFound';
import { startPageViews } from './startPageViews';
import { startPrefetch } from './startPrefetch';
import { startSearchKey } from './startSearchKey';
import { startUpdates } from './startUpdates';
import { startVersionGuard } from './startVersionGuard';

/** Each of them by itself: where one fails, for want of storage or through a bug, the others stand. */
const STARTS = [
  // Before the application: it has to hear what fails to load, and before Gatsby does.
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
