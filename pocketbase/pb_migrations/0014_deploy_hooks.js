/// Notifications of other hosts about changed content; see pocketbase/hooks/deploy.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.create(
      app,
      'deploy_hooks',
      null,
      [
        f.select('status', ['waiting', 'sending', 'delivered', 'replaced', 'failed'], {
          required: true,
          help: 'replaced: a newer change was told instead. failed: given up; set it to waiting and it is tried again.',
        }),
        f.text('cause', { max: 300, presentable: true, help: 'What was changed, in words.' }),
        f.text('by', { max: 254, help: 'Who changed it; the host is not told.' }),
        f.text('host', { max: 255, presentable: true, help: 'Who is told (BUILD_HOOK_URL, whose path stays secret).' }),
        f.number('revision', { onlyInt: true, min: 0, help: 'Of the published content; see publishing.' }),
        f.number('attempts', { onlyInt: true, min: 0 }),
        f.date('next_try'),
        f.date('delivered_at'),
        f.text('last_error', { max: 300, help: 'What went wrong the last time, and what to do.' }),
        f.date('lease_until', { help: 'Until then nobody else sends it.' }),
        f.text('lease', { max: 40, hidden: true }),
      ],
      [f.unique('deploy_hooks', 'revision'), f.index('deploy_hooks', 'status', 'next_try')],
    );
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'deploy_hooks');
  },
);
