import { sentenceOf } from './publishing/createPublishing';
import { createWorkspace } from './createWorkspace';
import { newId } from './Doc';
import { initialOf } from './parts';
import { begunBefore } from './journal/createJournal';
import { outcomeOf, RETRY_MS } from './saving/requests';
import { browser, type BrowserEnvironment } from './session/browser';
import type { Opening, Workspace } from './types';

/**
 * Opens the workspace of a record; again when somebody signs in.
 * @param id `new` begins a record, or takes up one that was begun in this browser
 * @param tell is called with each state
 * @returns its end
 */
export function openWorkspace(
  collection: string,
  id: string,
  tell: (opening: Opening) => void,
  environment: BrowserEnvironment = browser(),
): () => void {
  const { session, kept } = environment;
  let workspace: Workspace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let isEnded = false;

  const open = async (isAgain = false) => {
    clearTimeout(timer);
    if (!isAgain) tell({ kind: 'loading' });
    const own = ++attempt;
    const email = session.get().person?.email;
    if (!email) return tell({ kind: 'signedOut' });
    const begun = await begunBefore(kept, email, collection, id === 'new' ? '' : id);
    if (isEnded || own !== attempt) return;
    const isNew = id === 'new' || begun !== undefined;
    const root = `${collection}/${begun ?? (isNew ? newId() : id)}` as const;
    const made = createWorkspace(environment, root, isNew ? initialOf(collection) : undefined);
    const refused = await made.load();
    if (isEnded || own !== attempt || refused) made.workspace.close();
    if (isEnded || own !== attempt) return;
    if (refused) {
      const outcome = outcomeOf(refused);
      // The session's end calls open() again.
      if (outcome === 'signedOut') return tell({ kind: 'signedOut' });
      tell(outcome === 'gone' ? { kind: 'notFound' } : { kind: 'failed', message: sentenceOf(refused) });
      if (outcome === 'away') timer = setTimeout(() => void open(true), Math.max(RETRY_MS, refused.wait * 1000));
      return;
    }
    if (!made.workspace.get().records.has(root)) {
      made.workspace.close();
      return tell({ kind: 'notFound' });
    }
    workspace = made.workspace;
    tell({ kind: 'open', workspace });
  };

  // An open workspace deals with the session by itself: nothing that is typed may disappear with it.
  const unsubscribe = session.subscribe(() => {
    if (!workspace) void open();
  });
  void open();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe();
    workspace?.close();
  };
}
