/** Of this VM: PocketBase runs several, each has its own copy of what is small. */
let loaded;

/** What all VMs share: of ten thousand pages the list of files is megabytes, and reading it takes a VM some 0.2 s. */
const SHARED = 'site.release';
const WAIT_MS = 10_000;

/**
 * The release that visitors see now, or undefined while there is none.
 * @param {string} folder link to the current release
 * @returns {{id: string, manifest: object, files: object, before?: object} | undefined} `before`: the one that was live
 *   until then, as far as this server has served it
 */
function loadRelease(folder) {
  if (!folder) return undefined;
  try {
    // A few bytes to read at each request; the manifest only when they change.
    const id = toString($os.readFile(`${folder}/id`)).trim();
    const shared = $app.store().get(SHARED);
    if (isOf(shared, folder, id)) return take(shared);
    return take(readOnce(folder, id));
  } catch {
    return undefined;
  }
}

function isOf(shared, folder, id) {
  return !!shared && shared.folder === folder && (id === undefined || shared.id === id);
}

/**
 * One VM reads a new release. Who comes meanwhile is answered from the one before, as if he had come a moment earlier; only
 * where there is none he waits.
 */
function readOnce(folder, id) {
  const store = $app.store();
  const turn = `${SHARED} ${folder} ${id}`;
  const mine = $security.randomString(12);
  if (store.getOrSet(turn, () => mine) === mine) {
    try {
      // Another's turn may just have ended.
      const before = store.get(SHARED);
      if (!isOf(before, folder, id))
        store.set(SHARED, { ...read(folder), before: isOf(before, folder) ? bare(before) : null });
      return store.get(SHARED);
    } finally {
      store.remove(turn);
    }
  }
  for (let waited = 0; waited < WAIT_MS; waited += 20) {
    const shared = store.get(SHARED);
    if (isOf(shared, folder)) return shared;
    sleep(20);
  }
  throw new Error('The release is not read yet.');
}

/** The list of files becomes a map of Go's, which VMs read without copying it; the rest a text that each parses. */
function read(folder) {
  const { files, ...rules } = JSON.parse(toString($os.readFile(`${folder}/manifest.json`)));
  return { id: rules.id, folder, files, rules: JSON.stringify(rules) };
}

/** Without the one before it, or each release would hold all that ever were. */
function bare({ id, folder, files, rules }) {
  return { id, folder, files, rules };
}

function take(shared) {
  if (!loaded || loaded.id !== shared.id || loaded.folder !== shared.folder) {
    loaded = open(shared);
    if (shared.before) loaded.before = open(shared.before);
  }
  return loaded;
}

function open({ id, folder, files, rules }) {
  // Not through the link: it may move on between this manifest and the files it names.
  const fixed = `${folder.replace(/\/[^/]+\/?$/, '')}/releases/${id}`;
  return { id, folder, manifest: { ...JSON.parse(rules), files }, files: $os.dirFS(exists(fixed) ? fixed : folder) };
}

function exists(path) {
  try {
    $os.stat(path);
    return true;
  } catch {
    return false;
  }
}

module.exports = { loadRelease };
