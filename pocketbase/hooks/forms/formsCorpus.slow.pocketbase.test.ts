import { randomUUID } from 'node:crypto';
import { parseDocument } from 'htmlparser2';
import { EMAIL } from '../../../src/lib/forms/EMAIL';
import { isBlank } from '../../../src/lib/forms/isBlank';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { badJson, badUrlencoded, WRONG_TYPES } from '../testing/badBodies';
import { BAD_EMAILS, MANY_LINES, NEVER, ONE_LINE } from '../testing/badTexts';
import {
  bodyOf,
  collectionOf,
  doorsOf,
  type Fields,
  FORM_NAMES,
  plainFieldsOf,
  type Row,
} from '../testing/submissions';

let server: ThrowawayPocketBase;
let doors: ReturnType<typeof doorsOf>;
beforeAll(async () => {
  server = await startPocketBase({ env: { FORM_QUOTA: '0' } });
  doors = doorsOf(server);
});
afterAll(() => server.stop());

const BATCH = 40;
const inBatches = async <T, U>(items: readonly T[], action: (item: T) => Promise<U>): Promise<U[]> => {
  const results: U[] = [];
  for (let i = 0; i < items.length; i += BATCH) {
    results.push(...(await Promise.all(items.slice(i, i + BATCH).map(action))));
  }
  return results;
};

/** A field, a text for it, and whether the field accepts it. */
const TEXTS: readonly (readonly [keyof typeof NOTHING_WRONG, string, boolean])[] = [
  ...[...ONE_LINE, ...MANY_LINES, 'x'.repeat(5000), ''].map((text) => ['message', text, true] as const),
  ...[...NEVER, 'x'.repeat(5001), '👋'.repeat(2501)].map((text) => ['message', text, false] as const),
  ...[...ONE_LINE, 'x'.repeat(200)].map((text) => ['name', text, true] as const),
  ...[...NEVER, ...MANY_LINES, '', ' \t', '\u00a0', 'x'.repeat(201)].map((text) => ['name', text, false] as const),
  ...BAD_EMAILS.map((text) => ['email', text, false] as const),
];
/** A case of the plain route, which removes the space around a line, as the application does before it sends. */
function asPlain({ field, text, fits }: { field: string; text: string; fits: boolean }) {
  const tidy = field === 'message' ? text : text.trim();
  if (tidy === text) return { text: text.replace(/\r\n/g, '\n'), fits };
  const isName = !isBlank(tidy) && tidy.length <= 200 && !/[\0\r\n]/.test(tidy);
  return { text: tidy, fits: field === 'name' ? isName : EMAIL.test(tidy) };
}

const NOTHING_WRONG = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };

it('is a corpus of more than three hundred bad inputs', () => {
  const others = WRONG_TYPES.length * 3 + badJson(bodyOf('general')).length + badUrlencoded('general', '').length;
  expect(TEXTS.length + others).toBeGreaterThan(400);
  expect(new Set(TEXTS.map(([field, text]) => `${field} ${text}`)).size).toBe(TEXTS.length);
});

describe.each(FORM_NAMES)('%s', (form) => {
  const collection = collectionOf(form);
  /** Rows by key that an action stored; nothing else may have been stored. */
  const stored = async (action: () => Promise<void>) => {
    const before = new Set((await allRows(collection)).map(({ id }) => id));
    await action();
    return new Map(
      (await allRows(collection)).filter(({ id }) => !before.has(id)).map((row) => [String(row.key), row]),
    );
  };

  it.each(['its JSON route', 'a plain post'])('each text is refused or stored exactly as sent: %s', async (route) => {
    const isPlain = route === 'a plain post';
    const cases = TEXTS.map(([field, sent, fits]) => {
      const one = { field, sent, key: randomUUID() };
      return { ...one, ...(isPlain ? asPlain({ field, text: sent, fits }) : { text: sent, fits }) };
    });
    const rows = await stored(async () => {
      const answers = await inBatches(cases, async ({ field, sent, key }) => {
        const fields = { ...NOTHING_WRONG, [field]: sent };
        const answer = isPlain
          ? await doors.sendPlain(form, { ...plainFieldsOf(form, fields), key })
          : await doors.send(form, bodyOf(form, fields, { key }));
        return { status: answer.status, text: await answer.text() };
      });
      const wrong = answers.flatMap(({ status, text }, i) => {
        const { fits, ...one } = cases[i] as (typeof cases)[number];
        const refusal = isPlain
          ? status === 422 && text.includes('data-form-summary')
          : status === 400 && isClear(text);
        return (fits ? status < 400 : refusal) ? [] : [{ ...one, status }];
      });
      expect(wrong).toEqual([]);
    });
    expect(rows.size).toBe(cases.filter(({ fits }) => fits).length);
    for (const { field, text, fits, key } of cases) {
      const expected = fits ? { ...NOTHING_WRONG, [field]: text } : undefined;
      expect(textsOf(rows.get(key))).toEqual(expected);
    }
  });

  it('a value of the wrong type is refused in every field', async () => {
    const good = bodyOf(form);
    const inside = form === 'contact' ? [] : ['phone', 'package', 'wallet'];
    const bodies = WRONG_TYPES.flatMap((value) => [
      ...['name', 'email', 'message', 'key', 'token', 'locale', 'subject_line'].map((name) => ({
        ...good,
        [name]: value,
      })),
      ...inside.map((name) => ({ ...good, data: { ...(good.data as Fields), [name]: value } })),
      ...(form === 'contact' ? [] : [{ ...good, form: value }]),
    ]);
    const rows = await stored(async () => {
      const answers = await inBatches(bodies, async (body) => {
        const answer = await doors.send(form, body);
        return answer.status === 400 && isClear(await answer.text());
      });
      expect(bodies.filter((_, i) => !answers[i])).toEqual([]);
    });
    expect(rows.size).toBe(0);
  });

  it('no body that is no form is taken', async () => {
    const { key, ...plain }: Fields & { key?: string } = plainFieldsOf(form);
    expect(key).toBeUndefined();
    const cases = [
      ...badJson(bodyOf(form)).map(([what, body]) => [`JSON: ${what}`, 'json', body] as const),
      ...badUrlencoded(form, new URLSearchParams(plain).toString()).map(
        ([what, body]) => [what, 'plain', body] as const,
      ),
    ];
    const rows = await stored(async () => {
      const answers = await inBatches(cases, async ([what, door, body]) => {
        const raw = typeof body === 'string' ? body : new Blob([body]);
        const send = door === 'json' ? doors.send : doors.sendPlain;
        return [what, (await send(form, raw)).status] as const;
      });
      expect(answers.filter(([, status]) => ![400, 413, 422].includes(status))).toEqual([]);
    });
    expect([...rows.values()]).toEqual([]);
  });
});

it('values on the answered page are text, and nothing else', async () => {
  const texts = [...ONE_LINE, ...MANY_LINES];
  const shown = await inBatches(texts, async (text) => {
    const answer = await doors.sendPlain('contact', { name: text, email: text, message: text, phone: text });
    expect(answer.status).toBe(422);
    const page = parseDocument(await answer.text());
    const names: string[] = [];
    const values: Record<string, string> = {};
    walk(page, (name, attributes, inner) => {
      names.push(name);
      if (attributes.name)
        values[attributes.name] = name === 'textarea' ? inner.replace(/^\n/, '') : (attributes.value ?? '');
    });
    const { name, email, phone, message } = values;
    return { shown: { name, email, phone, message }, names: names.join(' ') };
  });
  const sent = texts.map((text) => text.replace(/\r\n/g, '\n'));
  expect(shown.map((one) => one.shown)).toEqual(
    sent.map((text) => ({ name: text.trim(), email: text.trim(), phone: text.trim(), message: text })),
  );
  // The page has the same elements for every text.
  const elements = shown.map(({ names }) => names.replace(/ li a/g, ''));
  expect(new Set(elements).size).toBe(1);
});

type Parsed = ReturnType<typeof parseDocument> | ReturnType<typeof parseDocument>['children'][number];

function walk(node: Parsed, visit: (name: string, attributes: Record<string, string>, inner: string) => void): void {
  if ('attribs' in node) {
    const [first] = node.children;
    visit(node.name, node.attribs, first && 'data' in first ? first.data : '');
  }
  if ('children' in node) node.children.forEach((child) => walk(child, visit));
}

/** Whether an answer names the refused fields. */
function isClear(text: string): boolean {
  const { fields, data } = JSON.parse(text) as { fields?: object; data?: object };
  return Object.keys(fields ?? data ?? {}).length > 0;
}

function textsOf(row: Row | undefined) {
  if (!row) return undefined;
  const { name, email, message } = row;
  return { name, email, message };
}

async function allRows(collection: string): Promise<Row[]> {
  const pages: Row[][] = [];
  do {
    const query = `perPage=1000&page=${pages.length + 1}&sort=@rowid&skipTotal=1`;
    const answer = await doors.api(`collections/${collection}/records?${query}`);
    pages.push(((await answer.json()) as { items: Row[] }).items);
  } while (pages[pages.length - 1]?.length === 1000);
  return pages.flat();
}
