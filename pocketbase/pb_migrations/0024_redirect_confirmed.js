/// A redirect that hides a live page, or leads to a path without a page, is saved only with a confirmation.
migrate(
  (app) => {
    const redirects = app.findCollectionByNameOrId('redirects');
    const help =
      'Yes to a redirect that hides a live page or leads to a path without a page. It counts for one save and is then off again.';
    redirects.fields.add(new BoolField({ name: 'confirmed', help }));
    app.save(redirects);
  },
  (app) => {
    const redirects = app.findCollectionByNameOrId('redirects');
    redirects.fields.removeByName('confirmed');
    app.save(redirects);
  },
);
