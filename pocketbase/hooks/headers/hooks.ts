import { routerAdd, routerUse } from '../register';
import { setHeaders } from './setHeaders';

// The headers that every answer has: lib/headers.json, by the kind of answer. It takes the place of PocketBase's own middleware,
// whose id it has, and runs before all others: CORS answers OPTIONS, the rate limit and the size limit refuse, and what fails
// later keeps the headers that were set. Redirects of Go's router to a tidy path (//blog/) come before any middleware.
routerUse(
  (e) => {
    setHeaders(e);
    return e.next();
  },
  -100_000,
  'pbSecurityHeaders',
);

// Go's router would redirect from there by itself, without headers.
routerAdd('GET', '/_', (e) => e.redirect(307, '/_/'), $apis.skipSuccessActivityLog());
