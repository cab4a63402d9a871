const isFile = (field: core.Field) => field.type() === 'file';
const rawOf = (record: core.Record, name: string) => JSON.parse(JSON.stringify(record.getRaw(name)) || 'null');

/** The texts of a field that has one or several, such as names of files or ids of records. */
export const valuesOf = (value: unknown) => ([value].flat() as string[]).filter(Boolean);

/** Types whose values are texts. By getString() 25 fields take 0.2 ms; as JSON, and parsed again, 1.5 ms. */
const TEXTS = ['text', 'editor', 'url', 'email', 'select', 'relation', 'file', 'date', 'autodate', 'json'];

function valueOf(record: core.Record, field: core.Field & Partial<core.RelationField>): unknown {
  const [name, type] = [field.getName(), field.type()];
  if (type === 'number') return record.getFloat(name);
  if (type === 'bool') return record.getBool(name);
  const isOne = !field.maxSelect || field.maxSelect === 1;
  return isOne && TEXTS.includes(type) ? record.getString(name) : rawOf(record, name);
}

/** A record's fields as JSON; files by their names, JSON fields as text, which keeps the order of their keys. */
export const withoutFiles = (record: core.Record): Record<string, unknown> =>
  Object.fromEntries([...record.collection().fields].map((field) => [field.getName(), valueOf(record, field)]));

/** The names of a record's files. @param data its fields, the record's own by default */
export const fileNames = (record: core.Record, data?: Record<string, unknown>): string[] =>
  [...record.collection().fields]
    .filter(isFile)
    .flatMap((field) => valuesOf(data ? data[field.getName()] : rawOf(record, field.getName())));

/**
 * Runs work on the files of a record while its storage is open. The files keep their names, because texts and the site's file
 * store refer to them by name; a lost file is left out.
 */
export function withFiles(app: core.App, record: core.Record, work: (files: filesystem.File[]) => void) {
  withStored(
    app,
    fileNames(record).map((name) => `${record.baseFilesPath()}/${name}`),
    work,
  );
}

/** The same for files by their paths in the storage. */
export function withStored(app: core.App, paths: string[], work: (files: filesystem.File[]) => void) {
  if (paths.length === 0) {
    work([]);
    return;
  }
  const storage = app.newFilesystem();
  try {
    const present = paths.filter((path) => storage.exists(path));
    work(present.map((path) => storage.getReuploadableFile(path, true)));
  } finally {
    storage.close();
  }
}

/**
 * Fills a record with data and files of a deleted one, or of an earlier version.
 * @param data from withoutFiles
 * @param files from withFiles; a file that the record has may be left out
 */
export function fillRecord(record: core.Record, data: Record<string, unknown>, files: filesystem.File[]) {
  const byName = new Map(files.map((file) => [file.name, file]));
  const present = fileNames(record);
  [...record.collection().fields].forEach((field) => {
    const name = field.getName();
    if (!Object.hasOwn(data, name)) return;
    if (isFile(field))
      record.set(
        name,
        valuesOf(data[name]).flatMap((file) => byName.get(file) || (present.includes(file) ? file : [])),
      );
    // set() would replace these dates by the current time. With the old dates, a build that still has the record finds no change.
    else if (field.type() === 'autodate' || /^revised/.test(name)) {
      if (data[name]) record.setRaw(name, new DateTime(String(data[name])));
    } else record.set(name, data[name]);
  });
}
