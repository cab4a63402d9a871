interface Wanted {
  collection: string;
  record: string;
  file: string;
}

/**
 * Sends a file that only the published version of a record has, whose change is set aside: from the version store, or of a deleted
 * record from the bin. Its name cannot be guessed.
 * @returns whether it was sent
 */
export function sendPublishedFile(e: core.RequestEvent, { collection, record, file }: Wanted): boolean {
  const { app } = e;
  const [row] = app.findAllRecords('set_aside', $dbx.hashExp({ collection, record }));
  if (!row?.getString('data').includes(JSON.stringify(file))) return false;
  const folder = folderOf(app, { collection, record, file });
  if (!folder) return false;
  serveFrom(e, folder, file);
  return true;
}

/** Sends a file of a folder of the storage. */
export function serveFrom(e: core.RequestEvent, folder: string, file: string): void {
  const storage = e.app.newFilesystem();
  try {
    storage.serve(e.response, e.request, `${folder}/${file}`, file);
  } finally {
    storage.close();
  }
}

function folderOf(app: core.App, { collection, record, file }: Wanted): string | undefined {
  const [version] = app.findAllRecords('version_files', $dbx.hashExp({ collection, record, file }));
  if (version) return version.baseFilesPath();
  const deleted = app.findAllRecords('bin', $dbx.hashExp({ kind: 'deleted', collection, record }));
  return deleted.find((row) => row.getStringSlice('files').includes(file))?.baseFilesPath();
}
