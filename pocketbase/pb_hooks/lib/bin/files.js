const fieldsOf = (collection) => collection.fields.fieldNames().map((name) => collection.fields.getByName(name));
const isFile = (field) => field.type() === 'file';
const namesOf = (value) => [].concat(value || []).filter((name) => name !== '');

/**
 * A record's fields as JSON; of its files the names.
 * @param {core.Record} record
 * @returns {Record<string, unknown>}
 */
function withoutFiles(record) {
  return Object.fromEntries(
    fieldsOf(record.collection()).map((field) => {
      const name = field.getName();
      return [name, JSON.parse(JSON.stringify(record.getRaw(name)) || 'null')];
    }),
  );
}

/**
 * Does something with the files of a record, whose storage is open meanwhile. They keep their names, by which texts and the
 * site's own store refer to them; one that is lost already is left out.
 * @param {core.App} app
 * @param {core.Record} record
 * @param {(files: filesystem.File[]) => void} work
 */
function withFiles(app, record, work) {
  const names = fieldsOf(record.collection())
    .filter(isFile)
    .flatMap((field) => namesOf(JSON.parse(JSON.stringify(record.getRaw(field.getName())) || 'null')));
  if (names.length === 0) {
    work([]);
    return;
  }
  const storage = app.newFilesystem();
  try {
    const folder = record.baseFilesPath();
    const present = names.filter((name) => storage.exists(`${folder}/${name}`));
    work(present.map((name) => storage.getReuploadableFile(`${folder}/${name}`, true)));
  } finally {
    storage.close();
  }
}

/**
 * Fills a new record from what was kept of one.
 * @param {core.Record} record
 * @param {Record<string, unknown>} data from withoutFiles
 * @param {filesystem.File[]} files from withFiles
 */
function fill(record, data, files) {
  const byName = new Map(files.map((file) => [file.name, file]));
  fieldsOf(record.collection()).forEach((field) => {
    const name = field.getName();
    if (!Object.prototype.hasOwnProperty.call(data, name)) return;
    if (isFile(field))
      record.set(
        name,
        namesOf(data[name]).flatMap((file) => byName.get(file) || []),
      );
    // Set in the usual way, these would be dated now. Unchanged, a build that had not taken them away finds nothing to do.
    else if (field.type() === 'autodate' || /^revised/.test(name)) {
      if (data[name]) record.setRaw(name, new DateTime(data[name]));
    } else record.set(name, data[name]);
  });
}

module.exports = { fill, withFiles, withoutFiles };
