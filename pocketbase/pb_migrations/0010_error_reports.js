/// A browser may tell of ten errors in a minute; see pb_hooks/errors.pb.js.
migrate(
  (app) => {
    const settings = app.settings();
    const rules = JSON.parse(JSON.stringify(settings.rateLimits.rules));
    settings.rateLimits.rules = [
      ...rules,
      { label: 'POST /_site/error-report', duration: 60, maxRequests: 10, audience: '@guest' },
    ];
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    const rules = JSON.parse(JSON.stringify(settings.rateLimits.rules));
    settings.rateLimits.rules = rules.filter(({ label }) => label !== 'POST /_site/error-report');
    app.save(settings);
  },
);
