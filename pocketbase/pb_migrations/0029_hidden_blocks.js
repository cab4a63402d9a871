/// A block can be hidden: it stays in its page's list, and neither the site nor a preview shows it.
const PAGE = 'page.status = "published"';
const SHOWN = 'hidden = false';

/** @param prefix path from the collection to the block */
function changeRules(app, name, prefix, replace) {
  const collection = app.findCollectionByNameOrId(name);
  const plain = `${prefix}${PAGE}`;
  const rule = replace(collection.listRule, plain, `${prefix}${SHOWN} && ${plain}`);
  collection.listRule = rule;
  collection.viewRule = rule;
  app.save(collection);
}

migrate(
  (app) => {
    const blocks = app.findCollectionByNameOrId('blocks');
    const help = 'Yes: the block stays here, and the site does not show it.';
    blocks.fields.add(new BoolField({ name: 'hidden', help }));
    app.save(blocks);
    const narrow = (rule, plain, wanted) => rule.replace(plain, wanted);
    changeRules(app, 'blocks', '', narrow);
    changeRules(app, 'block_items', 'block.', narrow);
  },
  (app) => {
    const widen = (rule, plain, wanted) => rule.replace(wanted, plain);
    changeRules(app, 'blocks', '', widen);
    changeRules(app, 'block_items', 'block.', widen);
    const blocks = app.findCollectionByNameOrId('blocks');
    blocks.fields.removeByName('hidden');
    app.save(blocks);
  },
);
