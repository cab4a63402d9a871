import type { LinkingRecord } from '../../hooks/links/types';
import { confirmDelete } from './confirmDelete';

const PATH = '/api/collections/posts/records/a';
const LINKS: LinkingRecord[] = [
  { title: 'About', path: '/about/', url: 'https://modrina.example/_/#/a', edit: '/_site/edit/pages/a' },
];
const refusal = (confirm: string) =>
  Object.assign(new Error('Linked'), {
    status: 409,
    response: { message: 'Linked.', data: { confirm, links: LINKS } },
  });

/** A server that deletes only with the digest of its present list. */
function makeServer(...digests: string[]) {
  const asked: string[] = [];
  const send = async (path: string) => {
    asked.push(path);
    const [digest] = digests;
    if (digest === undefined || path.endsWith(`?confirm=${digest}`)) return 'deleted';
    if (digests.length > 1) digests.shift();
    throw refusal(digest);
  };
  return { asked, send };
}

test('a page without links to it is deleted at once', async () => {
  const { asked, send } = makeServer();
  const ask = jest.fn();
  await expect(confirmDelete(send, ask)(PATH, { method: 'DELETE' })).resolves.toBe('deleted');
  expect([asked, ask.mock.calls]).toEqual([[PATH], []]);
});

test('a linked page is deleted once the editor has seen the links', async () => {
  const { asked, send } = makeServer('d1');
  const ask = jest.fn().mockResolvedValue(true);
  await expect(confirmDelete(send, ask)(PATH, { method: 'DELETE' })).resolves.toBe('deleted');
  expect(ask.mock.calls).toEqual([['Linked.', LINKS]]);
  expect(asked).toEqual([PATH, `${PATH}?confirm=d1`]);
});

test('a link that was added meanwhile is shown too', async () => {
  const { asked, send } = makeServer('d1', 'd2');
  const ask = jest.fn().mockResolvedValue(true);
  await confirmDelete(send, ask)(PATH, { method: 'DELETE' });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(asked.at(-1)).toBe(`${PATH}?confirm=d2`);
});

test('an editor who declines keeps the page, and sees the refusal', async () => {
  const { asked, send } = makeServer('d1');
  const wrapped = confirmDelete(send, async () => false);
  await expect(wrapped(PATH, { method: 'DELETE' })).rejects.toThrow('Linked');
  expect(asked).toHaveLength(1);
});

test.each([
  ['another error', { method: 'DELETE' }, { status: 404 }],
  ['a save that is based on an earlier version', { method: 'DELETE' }, { status: 409, response: { data: {} } }],
  ['another method', { method: 'PATCH' }, refusal('d1')],
])('%s is passed on', async (_, options, error) => {
  const ask = jest.fn();
  const send = async () => {
    throw Object.assign(new Error('passed on'), error);
  };
  await expect(confirmDelete(send, ask)(PATH, options)).rejects.toThrow('passed on');
  expect(ask).not.toHaveBeenCalled();
});
