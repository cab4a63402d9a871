import { routerAdd } from '../register';
import { takeReport } from './takeReport';

// Receives errors of the site's scripts from browsers, with ERROR_REPORT=1; otherwise 404. They go to PocketBase's log, which the
// dashboard shows and which is deleted after a week.
routerAdd(
  'POST',
  '/_site/error-report',
  (e) => {
    if ($os.getenv('ERROR_REPORT') !== '1') throw new NotFoundError();
    return takeReport(e);
  },
  $apis.bodyLimit(8 * 1024),
  // The report itself is the log entry.
  $apis.skipSuccessActivityLog(),
);
