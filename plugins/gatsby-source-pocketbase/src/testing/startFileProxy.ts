import { startProxy } from './startProxy';

export interface FileProxy {
  url: string;
  /** How many of the next files to break off in the middle. */
  cuts: number;
  /** Addresses of the files that were asked for. */
  files: string[];
  /** Runs before a file is asked for; the argument counts them from 1. */
  beforeFile?: (count: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** Stands before a server as `startProxy` does, and meddles with files only. */
export async function startFileProxy(target: string): Promise<FileProxy> {
  const line = await startProxy(target);
  const proxy: FileProxy = { url: line.url, stop: line.stop, cuts: 0, files: [] };
  line.meddle = async (path, method) => {
    if (method !== 'GET' || !path.startsWith('/api/files/')) return undefined;
    const count = proxy.files.push(path);
    await proxy.beforeFile?.(count);
    if (proxy.cuts <= 0) return undefined;
    proxy.cuts -= 1;
    return 'cut';
  };
  return proxy;
}
