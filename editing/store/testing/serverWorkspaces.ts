import { KEY } from '../../../pocketbase/pages/status/session';
import { openWorkspace } from '../openWorkspace';
import { environmentOf } from '../session/browser';
import type { Opening, Workspace } from '../types';
import { memoryStorage } from './memoryStorage';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** Waits for a condition. @throws Error with the reason, if it takes longer */
export async function until(isDone: () => boolean, why: () => string = () => '', seconds = 10): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!isDone()) {
    if (Date.now() > end) throw new Error(`It did not happen within ${seconds} s. ${why()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Waits until the server has all that was typed. */
export const saved = (workspace: Workspace): Promise<void> =>
  until(
    () => workspace.get().save.kind === 'saved',
    () => JSON.stringify([workspace.get().save, [...workspace.get().faults]]),
  );

/** Workspaces on a real server. */
export interface ServerWorkspaces {
  /** Opens a page (`pages/new`) as the editor, or as another account, in a browser of its own. */
  open(page: string, storage?: Storage, account?: Account): Promise<Workspace>;
  /** Closes all. */
  close(): void;
}

export function workspacesOn(url: string, editor: Account): ServerWorkspaces {
  const ends: (() => void)[] = [];
  return {
    open: async (page, storage = memoryStorage(), account = editor) => {
      const environment = environmentOf(storage, url);
      if (!storage.getItem(KEY)) await environment.session.get().signIn(account.email, account.password);
      const now: { opening: Opening } = { opening: { kind: 'loading' } };
      const [collection = '', id = ''] = page.split('/');
      ends.push(openWorkspace(collection, id, (opening) => (now.opening = opening), environment));
      await until(
        () => now.opening.kind === 'open',
        () => JSON.stringify(now.opening),
      );
      if (now.opening.kind !== 'open') throw new Error(now.opening.kind);
      return now.opening.workspace;
    },
    close: () => ends.splice(0).forEach((end) => end()),
  };
}
