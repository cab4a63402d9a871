import type { State } from '../createState';
import { type Doc, without } from '../Doc';
import { fileFieldsOf } from '../parts';
import { texts } from '../texts';
import type { Key } from '../types';

export interface UploadJob {
  readonly key: Key;
  readonly field: string;
  readonly file: File;
}

/** Files that are to be uploaded: they are kept in memory only, and not in the journal. */
export interface Uploads {
  begin(key: Key, field: string, file: File): void;
  /** Ends one: it is done, refused, or another file takes its place. */
  end(job: Pick<UploadJob, 'key' | 'field'>): void;
  /** Ends all. */
  clear(): void;
  /** The file that waits for a field; undefined without one. */
  waiting(key: Key, field: string): File | undefined;
  /** The first whose record is at the server. */
  next(): UploadJob | undefined;
  /** Whether there is one of a record that is not deleted. */
  isWaiting(): boolean;
  isCurrent(job: UploadJob): boolean;
  progress(job: UploadJob, done: number): void;
  /** Fetches a file of the server. @returns undefined if that failed */
  fetch(doc: Doc, field: string): Promise<File | undefined>;
  /** Keeps the files of a record that is about to be deleted, for its undoing. */
  keep(doc: Doc): Promise<void>;
  giveBack(key: Key): void;
}

/** The ways to files that a browser has. */
export interface Files {
  /** @returns undefined if it was not reached */
  fetch(path: string): Promise<Blob | undefined>;
  toDataUrl(file: Blob): Promise<string>;
  /** Copies a file into memory: one on the disk cannot be read any more once it is changed. @returns undefined if it could not be read */
  copy(file: File): Promise<File | undefined>;
}

export const placeOf = (key: Key, field: string): string => `${key}/${field}`;

export function createUploads(state: State, files: Files, onBegin: (key: Key) => void): Uploads {
  const jobs = new Map<string, UploadJob>();
  const kept = new Map<string, UploadJob>();
  const show = (place: string, upload?: { done: number; url: string }) => {
    const uploads = new Map(state.rest().uploads);
    if (upload) uploads.set(place, upload);
    else uploads.delete(place);
    state.set({ uploads });
  };
  const fetchFile: Uploads['fetch'] = async ({ collection, id, base }, field) => {
    const name = String(base[field] ?? '');
    const blob = name ? await files.fetch(`/api/files/${collection}/${id}/${encodeURIComponent(name)}`) : undefined;
    // PocketBase ends each name with ten random letters.
    return blob && new File([blob], name.replace(/_[a-z0-9]{10}(?=\.\w+$)/i, ''), { type: blob.type });
  };
  const begin: Uploads['begin'] = (key, field, file) => {
    const place = placeOf(key, field);
    const job = { key, field, file };
    jobs.set(place, job);
    state.docs.update(key, (doc) => ({
      ...doc,
      faults: without(doc.faults, [field]),
      mine: without(doc.mine, [field]),
    }));
    show(place, { done: 0, url: '' });
    void files.toDataUrl(file).then((url) => {
      const shown = state.rest().uploads.get(place);
      if (jobs.get(place) === job && shown) show(place, { ...shown, url });
    });
    void files.copy(file).then((copy) => {
      if (jobs.get(place) !== job) return;
      if (copy) return void (job.file = copy);
      end(job);
      state.docs.update(key, (doc) => ({ ...doc, faults: { ...doc.faults, [field]: texts.unreadable } }));
    });
    onBegin(key);
  };
  const end: Uploads['end'] = ({ key, field }) => {
    jobs.delete(placeOf(key, field));
    show(placeOf(key, field));
  };
  return {
    ...{ begin, end, fetch: fetchFile },
    clear: () => [...jobs.values()].forEach(end),
    waiting: (key, field) => jobs.get(placeOf(key, field))?.file,
    next: () =>
      [...jobs.values()].find(({ key }) => {
        const doc = state.docs.get(key);
        return doc?.there && !doc.removed;
      }),
    isWaiting: () => [...jobs.values()].some(({ key }) => state.docs.get(key)?.removed === false),
    isCurrent: (job) => jobs.get(placeOf(job.key, job.field)) === job,
    progress: (job, done) => {
      const place = placeOf(job.key, job.field);
      const shown = state.rest().uploads.get(place);
      if (jobs.get(place) === job && shown) show(place, { ...shown, done });
    },
    keep: async (doc) => {
      for (const field of fileFieldsOf(doc.collection)) {
        const file = await fetchFile(doc, field);
        if (file) kept.set(placeOf(doc.key, field), { key: doc.key, field, file });
      }
    },
    giveBack: (key) => {
      for (const [place, job] of [...kept].filter(([, each]) => each.key === key)) {
        kept.delete(place);
        const doc = state.docs.get(key);
        // A published file is there again with its record.
        const isMissing = doc && (job.field in doc.mine || !doc.base[job.field]);
        if (isMissing) begin(key, job.field, job.file);
      }
    },
  };
}
