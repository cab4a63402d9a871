/** Requests in one batch. PocketBase keeps the VMs of all of them until the batch ends (decision 74). */
export const BATCH = 50;

type Answer = { id: string; items?: { id: string }[] };

/** A running PocketBase, and a superuser's token. */
export type Backend = { url: string; token: string };

/** Calls a PocketBase as its superuser. */
export async function send({ url, token }: Backend, method: string, path: string, body?: object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const headers = { ...(!isForm && { 'content-type': 'application/json' }), authorization: token };
  const response = await fetch(url + path, { method, headers, body: isForm ? body : body && JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  // The response to a deletion has no body.
  return JSON.parse(text || '{}') as Answer;
}

/** Creates records in batches, because ten thousand single requests take minutes. */
export async function createMany(
  server: Backend,
  collection: string,
  records: Record<string, unknown>[],
): Promise<void> {
  await send(server, 'PATCH', '/api/settings', {
    batch: { enabled: true, maxRequests: BATCH, timeout: 60, maxBodySize: 64 * 1024 * 1024 },
  });
  for (let start = 0; start < records.length; start += BATCH) {
    const requests = records
      .slice(start, start + BATCH)
      .map((body) => ({ method: 'POST', url: `/api/collections/${collection}/records`, body }));
    await send(server, 'POST', '/api/batch', { requests });
  }
}

const SENTENCE =
  'A team that measures before it builds <strong>knows what to leave out</strong>, and <a href="/blog/">writes it down</a>. ';

/**
 * An article's HTML of about 4 kB, as an editor would write it: headings, paragraphs, a list, a table, a code sample.
 */
export const articleHtml = (number: number): string => {
  const paragraph = `<p>${SENTENCE.repeat(3)}</p>`;
  return [
    `<h2>What article ${number} is about</h2>`,
    paragraph.repeat(3),
    '<h3>A list</h3><ul><li>first things first</li><li>numbers beside words</li><li>one owner for each answer</li></ul>',
    paragraph.repeat(3),
    '<table><thead><tr><th>Before</th><th>After</th></tr></thead><tbody><tr><td>40 min</td><td>6 min</td></tr></tbody></table>',
    '<pre class="language-typescript"><code>const minutes = (before: number, after: number) =&gt; before - after;</code></pre>',
    paragraph.repeat(3),
  ].join('\n');
};

/** Articles in two languages, half of them translated. */
export const articles = (count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, number) => ({
    title: `Article ${number}`,
    title_sl: number % 2 ? `Članek ${number}` : '',
    body: articleHtml(number),
  }));
