import type { NodeInput, Reporter, SourceNodesArgs } from 'gatsby';
import { gatherWrites, onlyNewWarnings } from './createSourcing';

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

it('warns of the same only once, and again when it had been mended', () => {
  const said: string[] = [];
  const { reporter, again } = onlyNewWarnings({
    warn: (text: string) => said.push(text),
    info: (text: string) => said.push(text),
  } as unknown as Reporter);
  const round = (...warnings: string[]) => {
    again();
    warnings.forEach((text) => reporter.warn(text));
  };
  round('a', 'b');
  round('a', 'b', 'c');
  round('a');
  round('b');
  reporter.info('others pass');
  expect(said).toEqual(['a', 'b', 'c', 'b', 'others pass']);
});
