/// Server settings that the site relies on.
migrate((app) => {
  const settings = app.settings();
  unmarshal(
    {
      meta: { appName: 'Modrina', hideControls: true },
      // An IP address is personal data, and nobody needs it to run the site.
      logs: { maxDays: 7, logIP: false },
      batch: { enabled: false },
      rateLimits: {
        enabled: true,
        rules: [
          { label: '*:auth', duration: 3, maxRequests: 2, audience: '' },
          { label: '*:create', duration: 60, maxRequests: 20, audience: '@guest' },
          { label: 'POST /_site/save-form-message', duration: 60, maxRequests: 60, audience: '@guest' },
          { label: '/api/', duration: 10, maxRequests: 300, audience: '@guest' },
        ],
      },
    },
    settings,
  );
  app.save(settings);

  // PocketBase creates `users` with open registration; only superusers sign in to this site.
  const users = app.findAllCollections('auth').find(({ name }) => name === 'users');
  if (users) app.delete(users);
});
