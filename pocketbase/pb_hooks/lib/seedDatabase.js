const { isContent } = require(`${__hooks}/lib/publishing/visible.js`);
const { COLLECTIONS } = require(`${__hooks}/lib/seedShape.js`);
const { seedRows } = require(`${__hooks}/lib/seedRows.js`);

/**
 * Counts what visitors could read; collections closed to them (forms) say nothing about the site's content.
 * @param {core.App} app
 */
function countContent(app) {
  return app
    .findAllCollections()
    .filter(isContent)
    .reduce((sum, collection) => sum + app.countRecords(collection.name), 0);
}

/**
 * Writes the seed in one transaction, so that a crash leaves either nothing or all of it.
 * @param {core.App} app
 * @param {string} folder of the JSON files
 * @param {string} pictures folder of the files that records name
 * @returns {number} records written
 */
function seedDatabase(app, folder, pictures) {
  const rows = seedRows(readDocuments(folder), readSchema(app), worldOf(folder, pictures));
  app.runInTransaction((transaction) => {
    if (countContent(transaction) > 0) throw new Error('The database has content already; it is left as it is.');
    for (const row of rows) saveRow(transaction, row, pictures);
  });
  return rows.length;
}

function saveRow(app, row, pictures) {
  const record = new Record(app.findCollectionByNameOrId(row.collection));
  for (const name in row.values) record.set(name, row.values[name]);
  // Nobody has revised what a site begins with: it reads as it was published, whenever that site is started.
  if (row.values.publish_at) ['revised', 'revised_sl'].forEach((name) => record.setRaw(name, record.get('publish_at')));
  for (const name in row.files) {
    const files = row.files[name].map((file) => $filesystem.fileFromPath(`${pictures}/${file}`));
    record.set(name, files.length === 1 ? files[0] : files);
  }
  try {
    app.save(record);
  } catch (error) {
    throw new Error(`${row.where}: PocketBase refuses it: ${error.message || error}`);
  }
}

function readDocuments(folder) {
  const documents = {};
  for (const name of COLLECTIONS) {
    const text = readText(`${folder}/${name}.json`);
    if (text === undefined) continue;
    try {
      documents[name] = JSON.parse(text);
    } catch (error) {
      throw new Error(`${name}.json is not JSON: ${error.message}`);
    }
    if (!Array.isArray(documents[name])) throw new Error(`${name}.json must hold a list.`);
  }
  return documents;
}

function readSchema(app) {
  const collections = JSON.parse(JSON.stringify(app.findAllCollections()));
  const names = Object.fromEntries(collections.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    collections.map(({ name, fields }) => [
      name,
      fields.map((field) => ({ name: field.name, type: field.type, target: names[field.collectionId] })),
    ]),
  );
}

function worldOf(folder, pictures) {
  return {
    sha256: (text) => $security.sha256(text),
    readText: (file) => readText(`${folder}/${file}`),
    hasFile: (file) => exists(`${pictures}/${file}`),
  };
}

function readText(file) {
  return exists(file) ? toString($os.readFile(file)) : undefined;
}

function exists(file) {
  try {
    return !$os.stat(file).isDir();
  } catch {
    return false;
  }
}

module.exports = { countContent, seedDatabase };
