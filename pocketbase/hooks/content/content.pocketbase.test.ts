import { writeBySql } from '../../../server/testing/writeBySql';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

interface Answer {
  status: number;
  body: { id: string; data?: Record<string, { code: string; message: string }>; totalItems?: number };
}

const ask = async (method: string, address: string, body?: object): Promise<Answer> => {
  const answer = await fetch(server.url + address, {
    method,
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  // The answer to a deletion is empty.
  const text = (await answer.text()) || '{}';
  return { status: answer.status, body: JSON.parse(text) as Answer['body'] };
};
const save = (collection: string, body: object, id = '') =>
  ask(id ? 'PATCH' : 'POST', `/api/collections/${collection}/records${id && `/${id}`}`, body);
const count = async (collection: string, filter: string) =>
  (await ask('GET', `/api/collections/${collection}/records?perPage=1&filter=${encodeURIComponent(filter)}`)).body
    .totalItems;

/** Creates many records in few calls. */
const batch = async (collection: string, bodies: object[]) => {
  for (let at = 0; at < bodies.length; at += 50) {
    const made = await Promise.all(bodies.slice(at, at + 50).map((body) => save(collection, body)));
    expect(made.filter(({ status }) => status !== 200)).toEqual([]);
  }
};

const nested = (depth: number) => `${'<div>'.repeat(depth)}text${'</div>'.repeat(depth)}`;
let number = 0;
const post = (body: string) => ({
  slug: `post-${++number}`,
  title: 'T',
  summary: 'S',
  status: 'published',
  body,
});

describe('a rich text', () => {
  test.each([51, 5_000, 40_000])('of %i nested elements is refused with a message', async (depth) => {
    const { status, body } = await save('posts', post(nested(depth)));
    expect(status).toBe(400);
    expect(body.data).toEqual({
      body: {
        code: 'text_too_deep',
        message:
          'The text has more than 50 elements inside one another, which cannot be published. Select it and use "Clear formatting", or paste it as plain text.',
      },
    });
    expect(await count('posts', `slug = "post-${number}"`)).toBe(0);
  });

  test('is refused in every field of every collection that has one', async () => {
    const { body } = await ask('GET', '/api/collections?perPage=200');
    const { items } = body as unknown as { items: { name: string; fields: { type: string; name: string }[] }[] };
    const places = items.flatMap(({ name, fields }) =>
      fields.filter(({ type }) => type === 'editor').map((field) => [name, field.name] as const),
    );
    expect(places.length).toBeGreaterThan(20);
    for (const [collection, field] of places) {
      const refused = await save(collection, { [field]: nested(60) });
      expect([collection, field, JSON.stringify(refused.body.data)]).toEqual([
        collection,
        field,
        expect.stringContaining('text_too_deep'),
      ]);
    }
  });

  test('of 50 is saved, and so are 500 kB, quickly', async () => {
    expect((await save('posts', post(nested(50)))).status).toBe(200);
    for (const part of ['<p>čaša <b>in</b> žlica</p>', 'a<br>', 'š', '< ']) {
      const bytes = Buffer.byteLength(part);
      const since = performance.now();
      expect((await save('posts', post(part.repeat(Math.floor(499_000 / bytes))))).status).toBe(200);
      expect(performance.now() - since).toBeLessThan(8_000);
    }
  });

  test('of more than 500 kB is refused with its limit', async () => {
    const { status, body } = await save('posts', post('a'.repeat(500_001)));
    expect(status).toBe(400);
    expect(body.data).toMatchObject({ body: { message: expect.stringContaining('500') as string } });
  });

  test('that was too deep before the limit does not keep anybody from saving another field', async () => {
    const { body } = await save('posts', post('<p>a</p>'));
    await writeBySql(server.dataDir, `UPDATE posts SET body = '${nested(5_000)}' WHERE id = '${body.id}'`);
    expect((await save('posts', { title: 'Another' }, body.id)).status).toBe(200);
    expect((await save('posts', { body: nested(60) }, body.id)).status).toBe(400);
    expect((await save('posts', { body: nested(3) }, body.id)).status).toBe(200);
  });
});

test('a record whose title exceeds its limit can be deleted; the row of its path has the beginning of the title', async () => {
  const { body } = await save('posts', post('<p>a</p>'));
  const title = 'x'.repeat(6_000);
  await writeBySql(server.dataDir, `UPDATE posts SET title = '${title}', slug = 'too-long' WHERE id = '${body.id}'`);
  expect((await ask('DELETE', `/api/collections/posts/records/${body.id}`)).status).toBe(204);
  const left = await ask(
    'GET',
    `/api/collections/gone/records?filter=${encodeURIComponent("from = '/blog/too-long/'")}`,
  );
  expect(left.body).toMatchObject({ items: [{ title: title.slice(0, 500) }] });
});

describe('the parts of a record', () => {
  test('300 blocks of a page are saved, one more is refused, and each can still be edited', async () => {
    const page = await save('pages', { slug: 'long', section: 'default', title: 'Long', status: 'published' });
    const block = { page: page.body.id, kind: 'text', title: 'B' };
    await batch(
      'blocks',
      Array.from({ length: 300 }, (_, order) => ({ ...block, order })),
    );
    const more = await save('blocks', block);
    expect(more).toMatchObject({ status: 400, body: { data: { page: { code: 'parts_too_many' } } } });
    expect(more.body.data?.['page']?.message).toBe(
      'The page has 300 blocks, and no more can be shown. Move some of them to another page.',
    );
    const { body } = await ask('GET', `/api/collections/blocks/records?perPage=1`);
    const [first] = (body as unknown as { items: { id: string }[] }).items;
    expect((await save('blocks', { title: 'Edited' }, first?.id)).status).toBe(200);
    expect(await count('blocks', `page = "${page.body.id}"`)).toBe(300);
  }, 120_000);

  test('a menu takes 200 links', async () => {
    const menu = await save('menus', { key: 'long' });
    const link = { menu: menu.body.id, name: 'l', label: 'L', to: '/' };
    await batch(
      'menu_links',
      Array.from({ length: 200 }, (_, order) => ({ ...link, order })),
    );
    expect((await save('menu_links', link)).body.data?.['menu']?.message).toBe(
      'The menu has 200 links, and no more can be shown. Delete a link first.',
    );
  }, 120_000);
});

describe('a menu link stands where its menu shows it', () => {
  const inMenu = async (key: string) => {
    const menu = String((await save('menus', { key })).body.id);
    return (parent?: string) => ({ menu, name: 'l', label: 'L', to: '/', parent });
  };
  const code = (answer: Awaited<ReturnType<typeof save>>) => [answer.status, answer.body.data?.['parent']?.code];

  test('not below itself, and not on a third level', async () => {
    const link = await inMenu('circle');
    const first = (await save('menu_links', link())).body.id;
    const second = (await save('menu_links', link(first))).body.id;
    for (const parent of [first, second])
      expect(code(await save('menu_links', { parent }, first))).toEqual([400, 'menu_circle']);
    expect(code(await save('menu_links', link(second)))).toEqual([400, 'menu_depth']);
    const alone = (await save('menu_links', link())).body.id;
    expect(code(await save('menu_links', { parent: alone }, first))).toEqual([400, 'menu_depth']);
    expect((await save('menu_links', { parent: '' }, second)).status).toBe(200);
  });

  test('not below a link of another menu, and in the footer below none', async () => {
    const [link, other] = [await inMenu('one'), await inMenu('other')];
    const parent = (await save('menu_links', other())).body.id;
    expect(code(await save('menu_links', link(parent)))).toEqual([400, 'menu_other']);
    const flat = await inMenu('menu-footer');
    const above = (await save('menu_links', flat())).body.id;
    expect(code(await save('menu_links', flat(above)))).toEqual([400, 'menu_flat']);
    // A link with links below it does not leave them behind.
    expect((await save('menu_links', link((await save('menu_links', link())).body.id))).status).toBe(200);
    const [, group] = [await save('menu_links', other(parent)), parent];
    const moved = await save('menu_links', { menu: flat().menu }, group);
    expect([moved.status, moved.body.data?.['menu']?.code]).toEqual([400, 'menu_left']);
  });
});

test('named texts are texts', async () => {
  const content = (details: unknown) => ({ key: `k-${++number}`, section: 's', details });
  expect((await save('contents', content({ email: 'a@site.example' }))).status).toBe(200);
  expect((await save('contents', content(null))).status).toBe(200);
  for (const details of [{ email: { a: 1 } }, ['a'], 'text']) {
    expect(await save('contents', content(details))).toMatchObject({
      status: 400,
      body: { data: { details: { code: 'details_shape' } } },
    });
  }
});

test('every number that editors fill has bounds that a query can read', async () => {
  const { body } = await ask('GET', '/api/collections?perPage=200');
  type Field = { type: string; name: string; min: number | null; max: number | null };
  const { items } = body as unknown as { items: { name: string; fields: Field[] }[] };
  const content = ['workshops', 'cases', 'projects', 'blocks', 'block_items', 'slides', 'menu_links', 'content_items'];
  const numbers = items
    .filter(({ name }) => [...content, 'case_figures', 'project_properties'].includes(name))
    .flatMap(({ fields }) => fields.filter(({ type }) => type === 'number'));
  expect(numbers.length).toBe(12);
  for (const { name, min, max } of numbers) {
    expect([name, Math.abs(min ?? Infinity) < 2 ** 31, (max ?? Infinity) < 2 ** 31]).toEqual([name, true, true]);
  }
  const refused = await save('menu_links', { order: 2 ** 31 });
  expect(refused.body.data).toMatchObject({ order: { message: expect.stringContaining('999999') as string } });
});

describe('an end before the beginning', () => {
  const workshop = {
    ...{ slug: 'day', title: 'A day', summary: 'S', body: '<p>Text</p>', status: 'published' },
    ...{ place: 'Ljubljana', starts_at: '2027-02-11 08:00:00.000Z', ends_at: '2026-02-11 12:00:00.000Z' },
  };

  test('is refused at the end', async () => {
    const { status, body } = await save('workshops', workshop);
    expect(status).toBe(400);
    expect(body.data).toEqual({
      ends_at: {
        code: 'ends_before_start',
        message: 'The end is before the beginning. Correct the end, or leave it empty.',
      },
    });
    expect((await save('workshops', { ...workshop, ends_at: '' })).status).toBe(200);
  });

  test('that is already stored does not prevent a save of another field', async () => {
    const { body } = await save('workshops', { ...workshop, slug: 'old', ends_at: '' });
    await writeBySql(
      server.dataDir,
      `UPDATE workshops SET ends_at = '2020-01-01 08:00:00.000Z' WHERE id = '${body.id}'`,
    );
    expect((await save('workshops', { title: 'Another' }, body.id)).status).toBe(200);
    expect((await save('workshops', { starts_at: '2028-02-11 08:00:00.000Z' }, body.id)).status).toBe(400);
  });
});
