import type { Context } from '../model/RecordNode';
import { fileNode } from './resolvers';

test('a page with a missing file depends on all files, so that it runs again once the file is back', () => {
  const asked: unknown[][] = [];
  const nodeModel = {
    getNodeById: (...args: unknown[]) => {
      asked.push(args);
      return (args[0] as { id: string }).id === 'node files/there' ? { id: 'there' } : null;
    },
  } as unknown as Context['nodeModel'];
  const createNodeId = (key: string) => `node ${key.replace(/^.*?(\w+)$/, 'files/$1')}`;
  expect(fileNode('there', { nodeModel }, createNodeId)).toEqual({ id: 'there' });
  expect(asked).toHaveLength(1);
  expect(fileNode('gone', { nodeModel }, createNodeId)).toBeNull();
  expect(asked.at(-1)).toEqual([{ id: '', type: 'PbFile' }, { connectionType: 'PbFile' }]);
});
