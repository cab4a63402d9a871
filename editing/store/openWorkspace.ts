import { memoryWorkspace } from './testing/memoryWorkspace';
import type { Opening } from './types';

/** Opens the workspace of a record. @param tell is called with each state @returns its end */
export function openWorkspace(collection: string, id: string, tell: (opening: Opening) => void): () => void {
  const workspace = memoryWorkspace(`${collection}/${id}`, { [collection]: [{ id }] });
  tell({ kind: 'open', workspace });
  return () => workspace.close();
}
