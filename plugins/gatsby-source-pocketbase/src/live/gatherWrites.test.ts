import type { NodeInput, SourceNodesArgs } from 'gatsby';
import { gatherWrites } from './gatherWrites';

const node = (id: string) => ({ id }) as unknown as NodeInput;

it('writes nothing until told, and then all of it at once and in order', async () => {
  const log: string[] = [];
  const touched: string[] = [];
  const ends: (() => void)[] = [];
  const given = {
    createNode: ({ id }: NodeInput) => {
      log.push(`create ${id}`);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    deleteNode: ({ id }: { id: string }) => void log.push(`delete ${id}`),
    touchNode: ({ id }: { id: string }) => void touched.push(id),
    setPluginStatus: () => void log.push('status'),
  } as unknown as SourceNodesArgs['actions'];

  const { actions, write } = gatherWrites(given);
  await actions.createNode(node('a'));
  actions.deleteNode(node('b'));
  await actions.createNode(node('c'));
  actions.setPluginStatus?.({});
  expect(log).toEqual(['status']);

  let isWritten = false;
  const writing = write().then(() => (isWritten = true));
  expect(log).toEqual(['status', 'create a', 'delete b', 'create c']);
  // As many changes as Gatsby does not wait any longer with.
  expect(log.length - 1 + touched.length).toBe(101);
  ends[0]?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(isWritten).toBe(false);
  ends[1]?.();
  await writing;
  expect(isWritten).toBe(true);
});

it('leaves Gatsby alone when there is nothing to write', async () => {
  const touchNode = jest.fn();
  await gatherWrites({ touchNode } as unknown as SourceNodesArgs['actions']).write();
  expect(touchNode).not.toHaveBeenCalled();
});
