const isFile = (field: core.Field) => field.type() === 'file';
const rawOf = (record: core.Record, name: string) => JSON.parse(JSON.stringify(record.getRaw(name)) || 'null');
const namesOf = (value: unknown) => ([value].flat() as string[]).filter(Boolean);

/** A record's fields as JSON; files by their names. */
export function withoutFiles(record: core.Record): Record<string, unknown> {
  return Object.fromEntries(
    [...record.collection().fields].map((field) => {
      const name = field.getName();
      return [name, rawOf(record, name)];
    }),
  );
}

/**
 * Runs work on the files of a record while its storage is open. The files keep their names, because texts and the site's file
 * store refer to them by name; a lost file is left out.
 */
export function withFiles(app: core.App, record: core.Record, work: (files: filesystem.File[]) => void) {
  const names = [...record.collection().fields]
    .filter(isFile)
    .flatMap((field) => namesOf(rawOf(record, field.getName())));
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
 * Fills a new record with the data and files of a deleted one.
 * @param data from withoutFiles
 * @param files from withFiles
 */
export function fill(record: core.Record, data: Record<string, unknown>, files: filesystem.File[]) {
  const byName = new Map(files.map((file) => [file.name, file]));
  [...record.collection().fields].forEach((field) => {
    const name = field.getName();
    if (!Object.hasOwn(data, name)) return;
    if (isFile(field))
      record.set(
        name,
        namesOf(data[name]).flatMap((file) => byName.get(file) || []),
      );
    // set() would replace these dates by the current time. With the old dates, a build that still has the record finds no change.
    else if (field.type() === 'autodate' || /^revised/.test(name)) {
      if (data[name]) record.setRaw(name, new DateTime(String(data[name])));
    } else record.set(name, data[name]);
  });
}
