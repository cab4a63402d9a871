import path from 'node:path';

/** The paths in the data folder. */
export function dataFolder(dataDir: string) {
  const at = (...parts: string[]) => path.join(dataDir, ...parts);
  return {
    root: dataDir,
    bin: at('bin'),
    database: at('pb_data'),
    superuser: at('superuser.json'),
    /** Exists if this database was seeded once; it is never seeded again. */
    seeded: at('seeded.json'),
    /** The source plugin's store of downloaded files. */
    files: at('files'),
    /** Cache of share cards; may be deleted at any time. */
    shareCards: at('share-cards'),
    logs: at('logs'),
    releases: at('releases'),
    current: at('current'),
    /** Link to the newest release; see server/release/goLive.ts. */
    newest: at('newest'),
    /** Cache of the last publication (PublishCache); may be deleted at any time. */
    publishCache: at('published.json'),
    /** The last preview build, with drafts; never served. */
    preview: at('preview'),
    /** Previews of drafts: a copy of the project, its cache, its releases. May be deleted while the site is stopped. */
    previews: at('previews'),
    /** The export for a static host. */
    static: at('static'),
    /** Records of child processes, which a killed start leaves running. */
    run: at('run'),
    /** The estimate of a first start, for the page that visitors get meanwhile; see server/steps/forecast.ts. */
    progress: at('run', 'progress.json'),
  };
}

export type DataFolder = ReturnType<typeof dataFolder>;

/** The paths of the preview: a data folder of its own that shares the downloaded files and the cards. */
export function previewFolder(data: DataFolder): DataFolder & { project: string } {
  return {
    ...dataFolder(data.previews),
    files: data.files,
    shareCards: data.shareCards,
    project: path.join(data.previews, 'project'),
  };
}
