import { type ReactNode, useState } from 'react';
import { type FollowedSession, SessionContext, WorkspaceContext } from '../context';
import type { Key, Workspace } from '../types';
import { memoryWorkspace, type Records } from './memoryWorkspace';

interface Props {
  /** The record of the page's address; by default the first one. */
  root?: Key;
  records?: Records;
  /** Instead of `records`, to see what became of it: see memoryWorkspace(). */
  workspace?: Workspace;
  children: ReactNode;
}

const SESSION: ReturnType<FollowedSession['get']> = {
  person: { email: 'ana@modrina.example', role: 'editor' },
  signIn: async () => undefined,
  signOut: () => undefined,
};
const session: FollowedSession = { get: () => SESSION, subscribe: () => () => undefined };

/** Components with a workspace in memory. */
export function TestWorkspace({ root, records = {}, workspace, children }: Props) {
  const [made] = useState(() => workspace ?? memoryWorkspace(root ?? firstOf(records), records));
  return (
    <SessionContext.Provider value={session}>
      <WorkspaceContext.Provider value={made}>{children}</WorkspaceContext.Provider>
    </SessionContext.Provider>
  );
}

function firstOf(records: Records): Key {
  const [collection = '', [first] = []] = Object.entries(records)[0] ?? [];
  return `${collection}/${String(first?.['id'])}`;
}
