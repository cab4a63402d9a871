import type { Manifest, ReleaseChanges } from '../../../server/site/manifest';
import type { Release } from './types';

/** A release in the store that all VMs share; `rules` is the manifest without its files, as JSON. */
interface SharedRelease {
  id: string;
  folder: string;
  files: Manifest['files'];
  rules: string;
  newer?: SharedRelease | null;
}
/** The releases of this VM, by folder: PocketBase runs several VMs, each with its own copy of the small parts. */
const loaded: Record<string, Release> = {};

/** The store's key: with ten thousand pages the list of files has megabytes, and parsing it takes a VM some 0.2 s. */
const sharedOf = (folder: string) => `site.release ${folder}`;
const WAIT_MS = 10_000;

/**
 * The release in a folder, for visitors or previews; undefined while there is none.
 * @param folder link to the current release
 * @returns `newer`: the newest release, after a rollback to this one; it has the hashed files of all releases that were live in
 *   the last 30 days
 */
export function loadRelease(folder: string): Release | undefined {
  if (!folder) return undefined;
  try {
    // Each request reads a few bytes; the manifest is read only when they change.
    const shared: SharedRelease | undefined = $app.store().get(sharedOf(folder));
    return take(isOf(shared, readId(folder)) ? shared : readOnce(folder));
  } catch {
    return undefined;
  }
}

function isOf(shared: SharedRelease | undefined, id: string): shared is SharedRelease {
  return !!shared && shared.id === id;
}

const readId = (folder: string) => toString($os.readFile(`${folder}/id`)).trim();

/**
 * One VM at a time reads the releases of a folder: a slow one that stored after a faster one would bring back an older release,
 * without the scripts of pages that visitors just got. Meanwhile other requests are answered from the previous release; they wait
 * only if there is none.
 */
function readOnce(folder: string) {
  const store = $app.store();
  const name = sharedOf(folder);
  const turn = `${name} turn`;
  const mine = $security.randomString(12);
  if (store.getOrSet(turn, () => mine) === mine) {
    try {
      // The turn of another VM may just have ended, and the link may have moved since.
      const before: SharedRelease | undefined = store.get(name);
      if (!isOf(before, readId(folder))) store.set(name, readWithNewer(folder, before));
      return store.get(name);
    } finally {
      store.remove(turn);
    }
  }
  for (let waited = 0; waited < WAIT_MS; waited += 20) {
    const shared = store.get(name);
    if (shared) return shared;
    sleep(20);
  }
  throw new Error('The release is not read yet.');
}

function readWithNewer(folder: string, before: SharedRelease | undefined) {
  const release = readChanges(folder, before) ?? read(folder);
  return { ...release, newer: readNewer(folder, release.id) };
}

/** The list of files becomes a Go map, which VMs read without copying it; the rest a text that each VM parses. */
function read(folder: string): SharedRelease {
  const { files, ...rules } = JSON.parse(toString($os.readFile(`${folder}/manifest.json`)));
  return { id: rules.id, folder, files, rules: JSON.stringify(rules) };
}

/**
 * Makes the list of files from that of the release before: with 5,000 articles this takes 60 ms, the whole manifest 200.
 * @returns undefined if the release follows another one
 */
function readChanges(folder: string, before: SharedRelease | undefined): SharedRelease | undefined {
  if (!before) return undefined;
  try {
    const { since, rules, files }: ReleaseChanges = JSON.parse(toString($os.readFile(`${folder}/.changes.json`)));
    if (since !== before.id) return undefined;
    // A copy: other VMs read the list of before meanwhile.
    const now: Manifest['files'] = Object.assign({}, before.files);
    for (const [path, file] of Object.entries(files)) {
      if (file) now[path] = file;
      else delete now[path];
    }
    return { id: rules.id, folder, files: now, rules: JSON.stringify(rules) };
  } catch {
    return undefined;
  }
}

/** The newest release, if it is another one. */
function readNewer(folder: string, id: string) {
  const [newest] = releaseFolders(folder);
  try {
    return newest && newest.name > id ? { ...read(newest.folder), folder } : null;
  } catch {
    return null;
  }
}

function take(shared: SharedRelease) {
  const { id, folder, newer } = shared;
  const known = loaded[folder];
  // After a rollback the newer release is another one than when this VM read the same one before.
  if (known?.id === id && known.newer?.id === newer?.id) return known;
  return (loaded[folder] = { ...open(shared), ...(newer && { newer: open(newer) }) });
}

function open({ id, folder, files, rules }: SharedRelease): Release {
  // Not through the link: it may move between reading the manifest and its files.
  const fixed = `${parentOf(folder)}/releases/${id}`;
  const root = exists(fixed) ? fixed : folder;
  return { id, folder, root, manifest: { ...JSON.parse(rules), files }, files: $os.dirFS(root) };
}

/** The folders of all releases beside the link to the current one, the newest first. */
export function releaseFolders(link: string) {
  const releases = `${parentOf(link)}/releases`;
  if (!exists(releases)) return [];
  // A release's name is its time.
  const names = $os.readDir(releases).map((entry) => entry.name());
  const complete = names.filter((name) => !name.endsWith('.tmp')).sort();
  return complete.reverse().map((name) => ({ name, folder: `${releases}/${name}` }));
}

export const parentOf = (folder: string) => folder.replace(/\/[^/]+\/?$/, '');

export function exists(path: string) {
  try {
    $os.stat(path);
    return true;
  } catch {
    return false;
  }
}
