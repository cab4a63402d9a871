/// Pages composed of blocks, and the reels that blocks show.
migrate(
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    const colours = ['green', 'mint', 'yellow', 'pink', 'blue', 'darkblue'];
    const pageIsPublished = 'page.status = "published" && (page.publish_at = "" || page.publish_at <= @now)';

    f.create(
      app,
      'reels',
      '',
      [f.text('key', { required: true, max: 80 }), f.twin('title', {}), f.editorTwin('text', {})],
      [f.unique('reels', 'key')],
    );
    f.create(
      app,
      'slides',
      '',
      [
        f.partOf(app, 'reel', 'reels'),
        f.order(),
        f.twin('title', { required: true }),
        f.editorTwin('text', {}),
        f.image(),
        f.text('link', {}),
        f.twin('link_label', {}),
      ],
      [f.index('slides', 'reel', 'order')],
    );

    f.create(
      app,
      'pages',
      f.PUBLISHED,
      [
        f.text('slug', {
          required: true,
          max: 120,
          pattern: f.PAGE_SLUG,
          help: 'Its address: about is /about/. The page home is /.',
        }),
        f.select('section', ['default', 'web3', 'digitalization', 'manufacturing', 'assistant'], { required: true }),
        f.twin('title', { required: true }),
        f.seo(),
        f.image('seo_image'),
        f.bool('noindex', { help: 'Keeps search engines away.' }),
        f.publication(),
      ],
      [f.unique('pages', 'slug')],
    );
    f.create(
      app,
      'blocks',
      pageIsPublished,
      [
        f.partOf(app, 'page', 'pages'),
        f.order(),
        f.select(
          'kind',
          [
            'hero',
            'text',
            'cards',
            'reel',
            'statistics',
            'quote',
            'logos',
            'steps',
            'faq',
            'cta',
            'packages',
            'list',
            'form',
          ],
          { required: true },
        ),
        f.twin('eyebrow', { max: 120, help: 'The small line above the title.' }),
        f.twin('title', {}),
        f.editorTwin('text', {}),
        f.text('link', {}),
        f.twin('link_label', {}),
        f.text('second_link', {}),
        f.twin('second_link_label', {}),
        f.select('colour', colours, {}),
        f.image(),
        f.relation(app, 'reel', 'reels', { help: 'For a block of kind reel.' }),
        f.select('list', ['posts', 'cases', 'projects', 'workshops'], { help: 'For a block of kind list.' }),
        f.select('form', ['voucher', 'contact', 'application', 'referral', 'general'], {
          help: 'For a block of kind form.',
        }),
        f.text('anchor', { max: 60, pattern: f.SLUG, help: 'Lets a link point here: #anchor.' }),
      ],
      [f.index('blocks', 'page', 'order')],
    );
    f.create(
      app,
      'block_items',
      pageIsPublished.replace(/page\./g, 'block.page.'),
      [
        f.partOf(app, 'block', 'blocks'),
        f.order(),
        f.text('number', { max: 40, help: 'A figure, or the number of a step.' }),
        f.twin('title', { required: true }),
        f.editorTwin('text', {}),
        f.text('link', {}),
        f.twin('link_label', {}),
        f.image(),
      ],
      [f.index('block_items', 'block', 'order')],
    );
  },
  (app) => {
    const f = require(`${__hooks}/../pb_migrations/lib/fields.js`);
    f.drop(app, 'block_items', 'blocks', 'pages', 'slides', 'reels');
  },
);
