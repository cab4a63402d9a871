// Serves the published release (SITE_RELEASE_DIR) on every address that the API and the dashboard leave free.
routerAdd(
  'GET',
  '/{path...}',
  (e) => {
    const { loadRelease } = require(`${__hooks}/lib/release.js`);
    const { findAnswer } = require(`${__hooks}/lib/findAnswer.js`);
    const { sendAnswer } = require(`${__hooks}/lib/sendAnswer.js`);

    const path = e.request.url.path;
    // Without this the site's own not-found page would answer mistyped calls of the API.
    if (path.startsWith('/api/')) throw new NotFoundError();

    const release = loadRelease($os.getenv('SITE_RELEASE_DIR'));
    const answer = findAnswer(release && release.manifest, {
      path,
      query: e.request.url.rawQuery,
      acceptEncoding: e.request.header.get('Accept-Encoding'),
      hasRange: e.request.header.get('Range') !== '',
    });
    return sendAnswer(e, release, answer);
  },
  // Else each file of each page would be a row in the log's database.
  $apis.skipSuccessActivityLog(),
);

// The SQL console reads and writes past every rule and hook; nobody needs it to run this site.
routerUse((e) => {
  if (e.request.url.path === '/api/sql') throw new NotFoundError();
  return e.next();
});
