/** Of this VM: PocketBase runs several, each has its own copy. */
let loaded;

/**
 * The release that visitors see now, or undefined while there is none.
 * @param {string} folder link to the current release
 * @returns {{id: string, manifest: object, files: object} | undefined}
 */
function loadRelease(folder) {
  if (!folder) return undefined;
  try {
    // A few bytes to read at each request; the manifest only when they change.
    const id = toString($os.readFile(`${folder}/id`)).trim();
    if (!loaded || loaded.id !== id || loaded.folder !== folder) loaded = read(folder);
    return loaded;
  } catch {
    return undefined;
  }
}

function read(folder) {
  const manifest = JSON.parse(toString($os.readFile(`${folder}/manifest.json`)));
  // Not through the link: it may move on between this manifest and the files it names.
  const fixed = `${folder.replace(/\/[^/]+\/?$/, '')}/releases/${manifest.id}`;
  return { id: manifest.id, folder, manifest, files: $os.dirFS(exists(fixed) ? fixed : folder) };
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
