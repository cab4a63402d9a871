import type { LinkingRecord } from '../../hooks/links/types';
import type { Send } from './keepBoth';

/** The server's refusal of a delete that would leave dead links (pocketbase/hooks/links/hooks.ts). */
interface Refusal {
  status?: number;
  response?: { message?: string; data?: { confirm?: string; links?: LinkingRecord[] } };
}

/** Asks the editor whether to delete all the same. */
export type AskToDelete = (message: string, links: readonly LinkingRecord[]) => Promise<boolean>;

/**
 * Wraps the dashboard's calls: a delete that would leave dead links is sent again once the editor has seen the links. A link that
 * was added meanwhile is asked about as well, because the confirmation is a digest of the list.
 * @param send of PocketBase's client
 */
export function confirmDelete(send: Send, ask: AskToDelete): Send {
  return async (path, options) => {
    if (options.method !== 'DELETE') return send(path, options);
    for (let confirmed = ''; ;) {
      try {
        const joint = path.includes('?') ? '&' : '?';
        return await send(confirmed ? `${path}${joint}confirm=${confirmed}` : path, options);
      } catch (error) {
        const { status, response } = error as Refusal;
        const { confirm, links } = response?.data ?? {};
        if (status !== 409 || !confirm || !links) throw error;
        if (!(await ask(response?.message ?? '', links))) throw error;
        confirmed = confirm;
      }
    }
  };
}
