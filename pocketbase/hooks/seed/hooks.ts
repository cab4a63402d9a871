import { addCommand } from '../register';
import { isContent } from '../lib/describeRecord';
import { seedRows } from './seedRows';
import { COLLECTIONS, type SeedFiles, type SeedRecord, type SeedRow } from './seedShape';

// `pocketbase count-content`: the number of records of content; 0 in a new database.
addCommand({
  use: 'count-content',
  short: 'Counts the records of the site',
  run: () => {
    console.log(`content records: ${countContent($app)}`);
  },
});

// `pocketbase seed <folder> <images>`: writes the starting content into an empty database, all of it or nothing.
addCommand({
  use: 'seed',
  short: 'Writes the starting content into an empty database',
  run: (args) => {
    const [folder, images] = args;
    if (!folder || !images) throw new Error('Usage: pocketbase seed <folder> <images>');
    console.log(`content records: ${seedDatabase($app, folder, images)}`);
  },
});

/** Counts the records of content; collections that are closed to visitors (forms) do not count. */
function countContent(app: core.App) {
  return app
    .findAllCollections()
    .filter(isContent)
    .reduce((sum, collection) => sum + app.countRecords(collection.name), 0);
}

/**
 * Writes the seed in one transaction, so that a crash leaves either nothing or all of it.
 * @param folder of the JSON files
 * @param images folder of the files that records refer to
 * @returns records written
 */
function seedDatabase(app: core.App, folder: string, images: string): number {
  const rows = seedRows(readDocuments(folder), readSchema(app), worldOf(folder, images));
  app.runInTransaction((transaction) => {
    if (countContent(transaction) > 0) throw new Error('The database has content already; it is left as it is.');
    for (const row of rows) saveRow(transaction, row, images);
  });
  return rows.length;
}

function saveRow(app: core.App, row: SeedRow, images: string) {
  const record = new Record(app.findCollectionByNameOrId(row.collection), row.values);
  // The starting content was never revised: its date is that of its publication, whenever the site is started.
  if (row.values['publish_at'])
    ['revised', 'revised_sl'].forEach((name) => record.setRaw(name, record.get('publish_at')));
  for (const [name, paths] of Object.entries(row.files)) {
    const files = paths.map((file) => $filesystem.fileFromPath(`${images}/${file}`));
    record.set(name, files.length === 1 ? files[0] : files);
  }
  try {
    app.save(record);
  } catch (error) {
    throw new Error(`${row.where}: PocketBase refuses it: ${(error as Error).message || error}`);
  }
}

function readDocuments(folder: string) {
  const documents: Record<string, SeedRecord[]> = {};
  for (const name of COLLECTIONS) {
    const text = readText(`${folder}/${name}.json`);
    if (text === undefined) continue;
    try {
      documents[name] = JSON.parse(text);
    } catch (error) {
      throw new Error(`${name}.json is not JSON: ${(error as Error).message}`);
    }
    if (!Array.isArray(documents[name])) throw new Error(`${name}.json must hold a list.`);
  }
  return documents;
}

function readSchema(app: core.App) {
  const collections: { id: string; name: string; fields: { name: string; type: string; collectionId: string }[] }[] =
    JSON.parse(JSON.stringify(app.findAllCollections()));
  const names = Object.fromEntries(collections.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    collections.map(({ name, fields }) => [
      name,
      fields.map((field) => ({ name: field.name, type: field.type, target: names[field.collectionId] })),
    ]),
  );
}

function worldOf(folder: string, images: string): SeedFiles {
  return {
    sha256: (text: string) => $security.sha256(text),
    readText: (file: string) => readText(`${folder}/${file}`),
    hasFile: (file: string) => exists(`${images}/${file}`),
  };
}

function readText(file: string) {
  return exists(file) ? toString($os.readFile(file)) : undefined;
}

function exists(file: string) {
  try {
    return !$os.stat(file).isDir();
  } catch {
    return false;
  }
}
