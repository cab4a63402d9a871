/// The record types with a list and a page for each record: posts, cases, projects, workshops; and their tags.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    const slug = () => f.text('slug', { required: true, max: 120, pattern: f.SLUG });
    const tags = () => f.relation(app, 'tags', 'tags', { maxSelect: 20 });
    const opening = () => [
      slug(),
      f.twin('title', { required: true }),
      f.twin('summary', { required: true, max: 400, help: 'One or two sentences for lists and search results.' }),
      f.image(),
    ];
    const published = (parent) =>
      `${parent}.status = "published" && (${parent}.publish_at = "" || ${parent}.publish_at <= @now)`;

    f.create(app, 'tags', '', [slug(), f.twin('name', { required: true, max: 80 })], [f.unique('tags', 'slug')]);

    f.create(
      app,
      'posts',
      f.PUBLISHED,
      [
        opening(),
        f.editorTwin('body', { required: true }),
        f.twin('author', { max: 120 }),
        tags(),
        f.seo(),
        f.publication(),
      ],
      [f.unique('posts', 'slug'), f.index('posts', 'status', 'publish_at')],
    );

    f.create(
      app,
      'cases',
      f.PUBLISHED,
      [
        opening(),
        f.twin('client', { required: true, max: 160 }),
        f.twin('industry', { max: 160 }),
        f.editorTwin('problem', { required: true }),
        f.editorTwin('work', { required: true }),
        f.editorTwin('outcome', {}),
        tags(),
        f.order(),
        f.demo(),
        f.seo(),
        f.publication(),
      ],
      [f.unique('cases', 'slug')],
    );
    f.create(
      app,
      'case_figures',
      published('case'),
      [
        f.partOf(app, 'case', 'cases'),
        f.order(),
        f.text('value', { required: true, max: 40 }),
        f.twin('label', { required: true, max: 160 }),
      ],
      [f.index('case_figures', 'case', 'order')],
    );

    f.create(
      app,
      'projects',
      f.PUBLISHED,
      [
        opening(),
        f.editorTwin('body', { required: true }),
        f.date('starts_at', {}),
        f.date('ends_at', {}),
        f.text('website', {}),
        f.bool('force_sl', {
          help: 'Shows the Slovenian texts in every language, where a funder demands the wording.',
        }),
        f.order(),
        f.demo(),
        f.seo(),
        f.publication(),
      ],
      [f.unique('projects', 'slug')],
    );
    f.create(
      app,
      'project_properties',
      published('project'),
      [
        f.partOf(app, 'project', 'projects'),
        f.order(),
        f.twin('name', { required: true, max: 160 }),
        f.twin('value', { required: true, max: 400 }),
      ],
      [f.index('project_properties', 'project', 'order')],
    );

    f.create(
      app,
      'workshops',
      f.PUBLISHED,
      [
        opening(),
        f.editorTwin('body', { required: true }),
        f.date('starts_at', { required: true }),
        f.date('ends_at', {}),
        f.twin('place', { max: 200 }),
        f.bool('online', {}),
        f.number('seats', { onlyInt: true, min: 0 }),
        f.number('price', { min: 0, help: 'In euros, without VAT. Empty or 0: free of charge.' }),
        f.twin('audience', { max: 300 }),
        f.demo(),
        f.seo(),
        f.publication(),
      ],
      [f.unique('workshops', 'slug'), f.index('workshops', 'starts_at')],
    );
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'workshops', 'project_properties', 'projects', 'case_figures', 'cases', 'posts', 'tags');
  },
);
