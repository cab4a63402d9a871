import path from 'node:path';

/** Where each thing lives in the data folder. */
export function dataFolder(dataDir: string) {
  const at = (...parts: string[]) => path.join(dataDir, ...parts);
  return {
    root: dataDir,
    bin: at('bin'),
    database: at('pb_data'),
    superuser: at('superuser.json'),
    /** Its presence says: this database was seeded once, never again. */
    seeded: at('seeded.json'),
    /** The source plugin's store of downloaded files. */
    files: at('files'),
    /** Share cards that were drawn; may be deleted at any time. */
    shareCards: at('share-cards'),
    logs: at('logs'),
    releases: at('releases'),
    current: at('current'),
    /** Link to the release that was made last; see server/site/releases.ts. */
    newest: at('newest'),
    /** The memory of the last publication; may be deleted at any time. */
    memory: at('published.json'),
    /** The last preview build: drafts included, never served. */
    preview: at('preview'),
    /** Previews of drafts: a copy of the project, its cache, its releases. May be deleted while nothing runs. */
    previews: at('previews'),
    /** The site as a static host publishes it. */
    static: at('static'),
    /** Records of the processes that a killed start leaves behind. */
    run: at('run'),
  };
}

export type DataFolder = ReturnType<typeof dataFolder>;
