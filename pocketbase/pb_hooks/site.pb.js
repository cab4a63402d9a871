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
    const header = (name) => e.request.header.get(name);
    const request = {
      path,
      query: e.request.url.rawQuery,
      acceptEncoding: header('Accept-Encoding'),
      hasRange: header('Range') !== '',
      // Which home page fits, matters at one address only.
      ...(path === '/' && {
        cookie: header('Cookie'),
        acceptLanguage: header('Accept-Language'),
        userAgent: header('User-Agent'),
        fetchSite: header('Sec-Fetch-Site'),
      }),
    };
    const answer = findAnswer(release && release.manifest, request);
    // Somebody went back to an older release: a tab of the newer one still asks for its hashed files.
    const before = answer.status === 404 && release.before;
    const kept = before && before.manifest.files[path];
    if (kept && kept.cache === 'immutable') return sendAnswer(e, before, findAnswer(before.manifest, request));
    return sendAnswer(e, release, answer);
  },
  // Else each file of each page would be a row in the log's database.
  $apis.skipSuccessActivityLog(),
);
