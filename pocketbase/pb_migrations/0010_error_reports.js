/// A browser may report ten errors a minute; see pocketbase/hooks/errors.
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
