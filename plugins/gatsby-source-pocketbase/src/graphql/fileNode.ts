import { type Context, type CreateNodeId, fileNodeKey } from '../model/RecordNode';

/** The node of a file, by its key. @returns null for a missing file */
export function fileNode(key: string, { nodeModel }: Pick<Context, 'nodeModel'>, createNodeId: CreateNodeId) {
  const node = nodeModel.getNodeById({ id: createNodeId(fileNodeKey(key)), type: 'PbFile' });
  // Gatsby notes no dependency on a node that is not there: without this one the page would not run again once the file is back.
  if (!node) nodeModel.getNodeById({ id: '', type: 'PbFile' }, { connectionType: 'PbFile' });
  return node;
}
