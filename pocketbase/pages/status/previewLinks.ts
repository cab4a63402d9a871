import type { RecordLabel } from '../../hooks/status/types';
import type { CallOptions } from './call';

/** URLs of links that were made on this page, by id: the server keeps only their digests. */
export type Made = Readonly<Record<string, string>>;

export interface PreviewLinks {
  made: () => Made;
  make: (record: RecordLabel) => Promise<void>;
  copy: (url: string) => Promise<void>;
  end: (id: string) => Promise<void>;
}

interface Surroundings {
  call: <T>(path: string, options?: CallOptions) => Promise<T>;
  refresh: () => Promise<void>;
  /** Announces to screen readers. */
  say: (text: string) => void;
  trouble: (text: string) => void;
}

/**
 * Makes and ends the links by which drafts are looked at. A link is told once, so those that were made on this page are kept
 * until it is closed.
 */
export function createLinks({ call, refresh, say, trouble }: Surroundings): PreviewLinks {
  const made: Record<string, string> = {};

  /** Copies a link where the browser lets it; the field beside it has it in any case. */
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      say('The preview link is copied.');
    } catch {
      say('The preview link is made.');
    }
  }

  /** Tries, and says what is wrong. */
  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      trouble(`It was not done. ${(error as Error).message}`);
      return;
    }
    await refresh();
  }

  return {
    /** By the link's id: its address. */
    made: () => ({ ...made }),
    make: ({ collection, id }) =>
      attempt(async () => {
        const link = await call<{ id: string; url: string }>('/_site/preview', {
          method: 'POST',
          body: { collection, record: id },
        });
        const url = new URL(link.url, location.href).href;
        made[link.id] = url;
        await copy(url);
      }),
    copy,
    end: (id) =>
      attempt(async () => {
        await call(`/api/collections/previews/records/${id}`, { method: 'DELETE' });
        delete made[id];
        say('The preview link is ended.');
      }),
  };
}
