import { type ReactNode, useEffect, useState } from 'react';
import { WorkspaceContext } from './context';
import { openWorkspace } from './openWorkspace';
import type { Opening } from './types';
import { watchBrowser } from './watchBrowser';

interface Props {
  collection: string;
  /** `new` begins a record: useRoot() has its id, for the address. */
  id: string;
  /** Shown until it is open. */
  fallback: (opening: Exclude<Opening, { kind: 'open' }>) => ReactNode;
  children: ReactNode;
}

/** Opens the workspace of a record. */
export function WorkspaceProvider({ collection, id, fallback, children }: Props) {
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  useEffect(() => openWorkspace(collection, id, setOpening), [collection, id]);
  const workspace = opening.kind === 'open' ? opening.workspace : undefined;
  useEffect(() => workspace && watchBrowser(workspace), [workspace]);
  if (opening.kind !== 'open') return fallback(opening);
  return <WorkspaceContext.Provider value={opening.workspace}>{children}</WorkspaceContext.Provider>;
}
