import { routerAdd } from '../register';
import { takeReport } from './takeReport';

// Where browsers tell of errors in the site's scripts, with ERROR_REPORT=1; else the address does not exist. They go to
// PocketBase's own log: the dashboard shows it, and it forgets after a week.
routerAdd(
  'POST',
  '/_site/error-report',
  (e) => {
    if ($os.getenv('ERROR_REPORT') !== '1') throw new NotFoundError();
    return takeReport(e);
  },
  $apis.bodyLimit(8 * 1024),
  // The report is the entry; that it came needs no second one.
  $apis.skipSuccessActivityLog(),
);
