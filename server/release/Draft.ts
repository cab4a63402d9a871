import {
  closeSync,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Copies } from './copies/compress';
import { entriesOf, type PublishedFile, readManifest } from '../site/manifest';
import { flushAll, syncToDisk } from '../site/files';

/** Of fewer files each has a call of its own, which takes 0.2 ms or more: the start of `sync` takes 30 ms. */
const MANY = 100;

/**
 * Writes a new file, which is on the disk only after flush(). An old file is removed first: it may be a hard link, and a write
 * through it would change a finished release. Synchronously: a promise for each of its steps takes longer than the steps.
 */
export function writeFresh(file: string, content: Uint8Array): void {
  rmSync(file, { force: true });
  const handle = openSync(file, 'wx');
  try {
    writeFileSync(handle, content);
  } finally {
    closeSync(handle);
  }
}

/**
 * Returns once the files that were written below a folder are on the disk: many by one call for its file system (syncfs), where the
 * system's `sync` can do so.
 * @param files written below the folder
 * @throws the system's error, such as ENOSPC
 */
export async function flush(folder: string, files: readonly string[]): Promise<void> {
  if (files.length >= MANY && (await flushAll(folder))) return;
  for (const file of files) await syncToDisk(file);
}

/** An existing file with the same content, which can be linked. */
export interface Source {
  folder: string;
  entry: PublishedFile;
}

/**
 * The folder of a release that is being made. It may start as an older release: unchanged files stay, so that a change of one
 * page needs no link for each of ten thousand others.
 */
export class Draft {
  private readonly folders = new Set<string>();
  private readonly written: string[] = [];

  private constructor(
    readonly folder: string,
    /** Files of the older release that were not taken yet. */
    private readonly left: Map<string, PublishedFile>,
  ) {}

  /**
   * Opens a draft. Files that a killed process left in its folder are removed: no manifest lists them, so nothing else would, and
   * web servers would serve them.
   * @param base an unused folder with a manifest, which becomes the draft
   */
  static async open(folder: string, base?: string): Promise<Draft> {
    const manifest = base === undefined ? undefined : await readManifest(base);
    await rm(folder, { recursive: true, force: true });
    if (!base || !manifest) {
      await mkdir(folder, { recursive: true });
      return new Draft(folder, new Map());
    }
    await rename(base, folder);
    // These belong to one release only: its id, its manifest, its rules for other hosts.
    const own = (await readdir(folder)).filter((name) => /^(id|manifest\.json|\.(?!well-known).*)$/.test(name));
    for (const name of own) await rm(path.join(folder, name), { recursive: true });
    return new Draft(folder, new Map(entriesOf(manifest).map((entry) => [entry.file, entry])));
  }

  /**
   * Keeps a file of the older release, or links it.
   * @param source a file with the same content, possibly with another name
   * @param check whether the existing file must be checked for its length
   * @returns the file with its copies; undefined if it could not be linked
   */
  take(entry: PublishedFile, source: Source | undefined, check = false): PublishedFile | undefined {
    const there = this.left.get(entry.file);
    this.left.delete(entry.file);
    if (there?.etag === entry.etag && (!check || isWhole(this.folder, there))) {
      return { ...entry, br: there.br, gz: there.gz };
    }
    if (there) this.remove(there);
    if (!source || !this.link(source, entry.file)) return undefined;
    return { ...entry, br: source.entry.br, gz: source.entry.gz };
  }

  /** Writes a file with its compressed copies; they are on the disk after flush(). */
  write(entry: PublishedFile, content: Buffer, { br, gz }: Copies): PublishedFile {
    const target = this.place(entry.file);
    this.put(target, content);
    if (br) this.put(`${target}.br`, br);
    if (gz) this.put(`${target}.gz`, gz);
    return { ...entry, br: br?.length, gz: gz?.length };
  }

  /** Returns once all written files are on the disk. */
  flush(): Promise<void> {
    return flush(this.folder, this.written);
  }

  private put(file: string, content: Uint8Array): void {
    writeFresh(file, content);
    this.written.push(file);
  }

  /** Removes the files that were not taken. */
  sweep(): void {
    for (const entry of this.left.values()) {
      this.remove(entry);
      this.removeEmpty(path.dirname(entry.file));
    }
    this.left.clear();
  }

  private link({ folder, entry }: Source, file: string): boolean {
    // A truncated file must not be linked from release to release.
    if (!isWhole(folder, entry)) return false;
    const target = this.place(file);
    const from = path.join(folder, entry.file);
    try {
      for (const suffix of suffixesOf(entry)) this.linkOrCopy(from + suffix, target + suffix);
      return true;
    } catch {
      // A missing file, or a full disk: the caller writes it.
      this.remove({ ...entry, file });
      return false;
    }
  }

  /** A file system without hard links, or a file with too many of them, gets a copy: open tabs need the files of earlier releases. */
  private linkOrCopy(from: string, to: string): void {
    try {
      linkSync(from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
      copyFileSync(from, to);
      this.written.push(to);
    }
  }

  private place(file: string): string {
    const folder = path.dirname(file);
    if (!this.folders.has(folder)) mkdirSync(path.join(this.folder, folder), { recursive: true });
    this.folders.add(folder);
    return path.join(this.folder, file);
  }

  private remove(entry: PublishedFile): void {
    for (const suffix of suffixesOf(entry)) rmSync(path.join(this.folder, entry.file + suffix), { force: true });
  }

  private removeEmpty(folder: string): void {
    for (let at = folder; at !== '.'; at = path.dirname(at)) {
      try {
        rmdirSync(path.join(this.folder, at));
      } catch {
        return;
      }
    }
  }
}

/** The suffixes of a file and of its compressed copies. */
export function suffixesOf({ br, gz }: Pick<PublishedFile, 'br' | 'gz'>): string[] {
  return ['', ...(br ? ['.br'] : []), ...(gz ? ['.gz'] : [])];
}

/** Whether a file and its copies have the lengths of the manifest. */
export function isWhole(folder: string, entry: PublishedFile): boolean {
  return suffixesOf(entry).every((suffix) => {
    const found = lstatSync(path.join(folder, entry.file + suffix), { throwIfNoEntry: false });
    return found !== undefined && hasLength(found.size, suffix, entry);
  });
}

/** Whether the length of a file, or of its copy with a suffix, is that of the manifest. */
export function hasLength(length: number, suffix: string, { size, br, gz }: PublishedFile): boolean {
  const expected = suffix === '.br' ? br : suffix === '.gz' ? gz : size;
  return expected === true || expected === length;
}
