import { type PeopleSite, startPeopleSite } from '../testing/people';
import { COLUMNS, ROUTES } from '../testing/routes';

let site: PeopleSite;
let ids: Record<string, string>;
beforeAll(async () => {
  site = await startPeopleSite();
  const create = async (collection: string, record: object): Promise<string> =>
    (await site.as('owner', 'POST', `/api/collections/${collection}/records`, record)).body.id;
  const first = async (collection: string, filter = ''): Promise<string> =>
    (await site.as('owner', 'GET', `/api/collections/${collection}/records?filter=${encodeURIComponent(filter)}`)).body
      .items[0]?.id ?? '';
  ids = {
    draft: await create('posts', { slug: 'a-draft', title: 'T', summary: 'S', body: 'B', status: 'draft' }),
    message: await create('messages', { name: 'Ana', email: 'ana@example.com' }),
    owner: await first('_superusers', 'role = "owner"'),
    editor: site.editor.id,
    builder: await first('builders'),
  };
});
afterAll(() => site.stop());

const fill = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? `r${Math.random().toString(36).slice(2)}`);

test.each(ROUTES.map(([call, body, ...statuses]) => [call, statuses, body] as const))(
  '%s answers %j to owner, editor, builder, guest',
  async (call, statuses, body) => {
    const [method = '', path = ''] = fill(call).split(' ');
    const answers = [];
    // The owner comes last, so that the records of the refused calls still exist.
    for (const person of [...COLUMNS].reverse()) {
      answers.unshift((await site.as(person, method, path, body && JSON.parse(fill(JSON.stringify(body))))).status);
    }
    expect(answers).toEqual(statuses);
  },
);
