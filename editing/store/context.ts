import { createContext, useContext } from 'react';
import type { SessionState, Workspace } from './types';

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

/** The workspace of the page. @throws Error outside of a provider */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('A hook of the workspace is used outside of its provider.');
  return workspace;
}

/** A session that components follow. */
export interface FollowedSession {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
}

/** Of tests; undefined for the session of this browser. */
export const SessionContext = createContext<FollowedSession | undefined>(undefined);
