/// Texts outside pages (contents) and the menus.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);

    f.create(
      app,
      'contents',
      '',
      [
        f.text('key', { required: true, max: 80, help: 'The name by which the site finds this text.' }),
        f.text('section', { required: true, max: 80 }),
        f.twin('title', {}),
        f.editorTwin('text', {}),
        { type: 'json', name: 'details', maxSize: 20000, help: 'Named texts: {"name": "text"}.' },
        { type: 'json', name: 'details_sl', maxSize: 20000, help: 'Slovenian; a missing name shows the English text.' },
        f.text('link', {}),
        f.twin('link_label', {}),
        f.image(),
      ],
      [f.unique('contents', 'key', 'section')],
    );
    f.create(
      app,
      'content_items',
      '',
      [
        f.partOf(app, 'content', 'contents'),
        f.order(),
        f.text('number', { max: 40 }),
        f.twin('title', { required: true }),
        f.editorTwin('text', {}),
      ],
      [f.index('content_items', 'content', 'order')],
    );

    f.create(
      app,
      'menus',
      '',
      [f.text('key', { required: true, max: 80 }), f.twin('title', {})],
      [f.unique('menus', 'key')],
    );
    f.create(
      app,
      'menu_links',
      '',
      [
        f.partOf(app, 'menu', 'menus'),
        f.order(),
        f.text('name', { required: true, max: 80, help: 'A short name for editors and statistics; never shown.' }),
        f.twin('label', { required: true }),
        f.text('to', { help: 'A path of this site (/blog/) or a full address. Empty: a heading that opens a group.' }),
        f.bool('blank', { help: 'Open in a new tab.' }),
      ],
      [f.index('menu_links', 'menu', 'order')],
    );
    const links = app.findCollectionByNameOrId('menu_links');
    links.fields.add(new RelationField({ name: 'parent', collectionId: links.id, maxSelect: 1, cascadeDelete: true }));
    app.save(links);
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'menu_links', 'menus', 'content_items', 'contents');
  },
);
