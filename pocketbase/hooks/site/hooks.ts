import { routerAdd } from '../register';
import { servePreview } from '../preview/servePreview';
import { serveLive } from './serveLive';
import type { Headers } from '../release/types';

// Serves the published release (SITE_RELEASE_DIR) on every address that the API and the dashboard leave free.
routerAdd(
  'GET',
  '/{path...}',
  (e) => {
    const path = e.request.url.path;
    // Without this the site's own not-found page would answer mistyped calls of the API.
    if (path.startsWith('/api/')) throw new NotFoundError();

    const header = (name: string) => e.request.header.get(name);
    const cookie = header('Cookie');
    const request = {
      path,
      query: e.request.url.rawQuery,
      acceptEncoding: header('Accept-Encoding'),
      hasRange: header('Range') !== '',
      // Only at this address a language is chosen.
      ...(path === '/' && {
        cookie,
        acceptLanguage: header('Accept-Language'),
        userAgent: header('User-Agent'),
        fetchSite: header('Sec-Fetch-Site'),
        purpose: header('Sec-Purpose'),
      }),
    };
    const sendLive = (more?: Headers) => serveLive(e, request, cookie, more);
    // This visitor opened the link to a draft. Nobody else waits for more than finding the file.
    if (!cookie.includes('site_preview=')) return sendLive();
    return servePreview(e, request, sendLive);
  },
  // Else each file of each page would be a row in the log's database.
  $apis.skipSuccessActivityLog(),
);
