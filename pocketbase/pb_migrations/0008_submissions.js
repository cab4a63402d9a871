/// The fields of a submission besides the visitor's values: its form, the key that identifies a repeat, its status.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    // Hidden: only superusers see it. A guest gets the created message as the answer, and must not learn its status.
    const state = () => [
      f.select('status', ['new', 'spam', 'handled'], { hidden: true, help: 'Spam is kept, and tells nobody by mail.' }),
      f.text('key', { hidden: true, max: 64, help: 'Made by the browser: the same form sent twice is one row.' }),
      f.text('fingerprint', { hidden: true, max: 64, help: 'Digest of what was written.' }),
    ];
    const once = (collection, column) =>
      collection.addIndex(`idx_${collection.name}_${column}`, true, `\`${column}\``, `\`${column}\` != ''`);
    const add = (collection, definitions) => {
      const made = new Collection({ type: 'base', name: 'unsaved', fields: definitions });
      definitions.forEach(({ name }) => collection.fields.add(made.fields.getByName(name)));
    };

    const messages = app.findCollectionByNameOrId('messages');
    add(messages, state());
    once(messages, 'key');
    app.save(messages);

    const forms = app.findCollectionByNameOrId('form_messages');
    add(forms, [
      f.select('form', ['voucher', 'application', 'referral', 'general'], { presentable: true }),
      ...state(),
      f.text('code', { max: 20, help: 'The code of a referral, by which others come.' }),
    ]);
    once(forms, 'key');
    once(forms, 'code');
    app.save(forms);

    // Before this migration only one form wrote to this collection.
    app.db().newQuery("UPDATE {{form_messages}} SET [[form]] = 'voucher', [[status]] = 'new'").execute();
    app.db().newQuery("UPDATE {{messages}} SET [[status]] = 'new'").execute();

    // The site's own quotas (pocketbase/hooks/forms/spam) answer with Retry-After, count IPv6 by network and never count a repeat.
    // These rules would answer before them. `/api/` is too low for many visitors behind one IP address.
    const settings = app.settings();
    const rules = JSON.parse(JSON.stringify(settings.rateLimits.rules));
    const ours = ['*:create', 'POST /_site/save-form-message'];
    settings.rateLimits.rules = [
      { label: 'messages:create', duration: 10, maxRequests: 3000, audience: '@guest' },
      ...rules.filter(({ label }) => !ours.includes(label)),
    ];
    app.save(settings);
  },
  (app) => {
    const remove = (name, fields) => {
      const collection = app.findCollectionByNameOrId(name);
      ['key', 'code'].forEach((column) => collection.removeIndex(`idx_${name}_${column}`));
      fields.forEach((field) => collection.fields.removeByName(field));
      app.save(collection);
    };
    remove('form_messages', ['form', 'status', 'key', 'fingerprint', 'code']);
    remove('messages', ['status', 'key', 'fingerprint']);

    const settings = app.settings();
    const rules = JSON.parse(JSON.stringify(settings.rateLimits.rules));
    settings.rateLimits.rules = [
      ...rules.filter(({ label }) => label !== 'messages:create'),
      { label: '*:create', duration: 60, maxRequests: 20, audience: '@guest' },
      { label: 'POST /_site/save-form-message', duration: 60, maxRequests: 60, audience: '@guest' },
    ];
    app.save(settings);
  },
);
