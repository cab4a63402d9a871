/** Texts by name on the disk: Chromium writes localStorage with a delay of seconds, IndexedDB at once. */
export interface IndexedDbStore {
  put(name: string, text: string): void;
  remove(name: string): void;
  /** The texts whose names begin so, after all earlier writes. It never rejects. */
  read(prefix: string): Promise<readonly (readonly [name: string, text: string])[]>;
}

const DATABASE = 'modrina.edit';
const STORE = 'journal';
/** A database that does not open keeps no page from opening. */
const LONGEST_MS = 2000;

/** @param factory of the browser; undefined if it has none: then nothing is kept here */
export function openIndexedDb(factory: IDBFactory | undefined): IndexedDbStore {
  let opened: Promise<IDBDatabase> | undefined;
  let pending = new Map<string, string | undefined>();
  let writing: Promise<void> | undefined;

  const open = (): Promise<IDBDatabase> => {
    if (!factory) return Promise.reject(new Error('There is no IndexedDB.'));
    opened ??= openDatabase(factory, () => (opened = undefined));
    return opened;
  };
  const drain = async () => {
    // Several keystrokes during one commit are one write.
    while (pending.size > 0) {
      const database = await open();
      const batch = pending;
      pending = new Map();
      // localStorage has them as well: the next keystroke tries again.
      await commit(database, batch).catch(() => undefined);
    }
  };
  const write = (name: string, text: string | undefined) => {
    pending.set(name, text);
    writing ??= drain()
      .catch(() => pending.clear())
      .finally(() => (writing = undefined));
  };
  const read: IndexedDbStore['read'] = async (prefix) => {
    await writing;
    const store = (await open()).transaction(STORE).objectStore(STORE);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [names, texts] = await Promise.all([done(store.getAllKeys(range)), done(store.getAll(range))]);
    return names.map((name, index) => [String(name), String(texts[index])] as const);
  };
  return {
    put: write,
    remove: (name) => write(name, undefined),
    read: (prefix) => {
      const [late, end] = after(LONGEST_MS);
      return Promise.race([read(prefix).catch(() => []), late]).finally(end);
    },
  };
}

async function openDatabase(factory: IDBFactory, onClose: () => void): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await done(request).catch((error: unknown) => {
    onClose();
    throw error;
  });
  // The person cleared the site's data, or a later version of this page changes the database.
  database.onclose = onClose;
  database.onversionchange = () => {
    database.close();
    onClose();
  };
  return database;
}

/** Resolves once the texts are on the disk; "strict": the operating system has written them, too. */
function commit(database: IDBDatabase, batch: ReadonlyMap<string, string | undefined>): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(STORE);
    for (const [name, text] of batch) {
      if (text === undefined) store.delete(name);
      else store.put(text, name);
    }
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The journal was not written.'));
    transaction.commit();
  });
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The journal cannot be read.'));
  });

/** Nothing, after a time. @returns it, and the end of its timer */
function after(ms: number): [late: Promise<readonly never[]>, end: () => void] {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<readonly never[]>((resolve) => (timer = setTimeout(() => resolve([]), ms)));
  return [late, () => clearTimeout(timer)];
}
