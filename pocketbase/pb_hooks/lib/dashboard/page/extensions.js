// Runs in the dashboard before it shows anything: `app` is PocketBase's own, `watch` its library's.
const { app, watch } = window;

/** What an editor would be refused (lib/roles/ROUTES.js) is not offered. */
const FOR_OWNERS = ['#/logs', '#/settings'];
const PUBLISHING = { href: '/_site/status', icon: 'ri-global-line', label: 'Publishing' };
const links = app.store.headerLinks;

watch(
  () => app.store.superuser?.role,
  (role) => {
    const offered = links.filter(({ href }) => role === 'owner' || !FOR_OWNERS.includes(href));
    app.store.headerLinks = [...offered, PUBLISHING];
  },
);
