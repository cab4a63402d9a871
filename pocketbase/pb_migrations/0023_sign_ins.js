/// pocketbase/hooks/signIn counts sign-ins and answers with Retry-After. PocketBase's own limit has none and remains for floods: two
/// in three seconds also stopped people who corrected a typing error.
migrate(
  (app) => limitSignIns(app, { duration: 60, maxRequests: 60 }),
  (app) => limitSignIns(app, { duration: 3, maxRequests: 2 }),
);

function limitSignIns(app, limit) {
  const settings = app.settings();
  const rules = JSON.parse(JSON.stringify(settings.rateLimits.rules));
  settings.rateLimits.rules = rules.map((rule) => (rule.label === '*:auth' ? { ...rule, ...limit } : rule));
  app.save(settings);
}
