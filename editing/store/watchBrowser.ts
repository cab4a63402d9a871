import type { Workspace } from './types';

/** The parts of a browser that are watched. */
interface Watched {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  /** Between the tabs of one browser. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
}

const watched = (): Watched => ({ window, document, channel: new BroadcastChannel('modrina.edit') });

/**
 * Resumes saving on reconnection, merges saves of other tabs and people, and warns before a tab is closed with text or pictures
 * that are stored nowhere.
 * @returns its end
 */
export function watchBrowser(workspace: Workspace, { window, document, channel }: Watched = watched()): () => void {
  const { retry, refresh } = workspace.actions;
  const savedAt = () => {
    const { save } = workspace.get();
    return save.kind === 'saved' ? save.at : null;
  };
  let told = savedAt();
  const unsubscribe = workspace.subscribe(() => {
    const at = savedAt();
    if (at === null || at === told) return;
    told = at;
    channel.postMessage(workspace.get().root);
  });
  channel.addEventListener('message', ({ data }: MessageEvent) => {
    if (data === workspace.get().root) void refresh();
  });
  const online = () => retry();
  const shown = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  const leave = (event: Event) => {
    if (workspace.isAtRisk()) event.preventDefault();
  };
  /** Goes on asking while pictures of the page that was left are sent. */
  const stopAsking = () => {
    const lookAgain = workspace.subscribe(() => stop());
    const stop = () => {
      if (workspace.isAtRisk()) return;
      window.removeEventListener('beforeunload', leave);
      lookAgain();
    };
    stop();
  };
  window.addEventListener('online', online);
  window.addEventListener('beforeunload', leave);
  document.addEventListener('visibilitychange', shown);
  return () => {
    unsubscribe();
    channel.close();
    window.removeEventListener('online', online);
    stopAsking();
    document.removeEventListener('visibilitychange', shown);
  };
}
