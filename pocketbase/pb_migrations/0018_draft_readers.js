/// A preview reads drafts by a token without any other right; see pocketbase/hooks/publishing/builderToken.ts.
const READS_DRAFTS = ' || (@request.auth.collectionName = "builders" && @request.auth.drafts = true)';
/** Collections with drafts, and those that appear on their pages. */
const WITH_DRAFTS = [
  ...['pages', 'blocks', 'block_items', 'posts', 'cases', 'case_figures', 'projects', 'project_properties'],
  'workshops',
];

function changeRules(app, changed) {
  WITH_DRAFTS.forEach((name) => {
    const collection = app.findCollectionByNameOrId(name);
    collection.listRule = changed(collection.listRule);
    collection.viewRule = changed(collection.viewRule);
    app.save(collection);
  });
}

migrate(
  (app) => {
    const builders = app.findCollectionByNameOrId('builders');
    const help = 'Reads drafts, for previews by link, and may publish nothing.';
    builders.fields.add(new BoolField({ name: 'drafts', presentable: true, help }));
    app.save(builders);
    changeRules(app, (rule) => `(${rule})${READS_DRAFTS}`);
  },
  (app) => {
    changeRules(app, (rule) => rule.slice(1, -READS_DRAFTS.length - 1));
    const builders = app.findCollectionByNameOrId('builders');
    builders.fields.removeByName('drafts');
    app.save(builders);
  },
);
