type Backend = { url: string; token: string };

/**
 * An editor's changes of records, made as a superuser.
 * @param backend asked for at each call: it may start later
 */
export function recordsOf(backend: () => Backend) {
  async function request(method: string, path: string, values?: object): Promise<{ items: { id: string }[] }> {
    const { url, token } = backend();
    const headers = { Authorization: token, 'Content-Type': 'application/json' };
    const body = values && JSON.stringify(values);
    const answer = await fetch(`${url}/api/collections/${path}`, { method, headers, body });
    if (method === 'DELETE' && answer.status === 409 && !path.includes('?confirm=')) {
      // Links to the record are named first; these tests delete it all the same (decision 56).
      const { data } = (await answer.json()) as { data: { confirm?: string } };
      return request(method, `${path}?confirm=${data.confirm ?? ''}`);
    }
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? { items: [] } : answer.json();
  }
  /** The one record that fits a filter. */
  async function idOf(collection: string, filter: string): Promise<string> {
    const { items } = await request('GET', `${collection}/records?filter=${encodeURIComponent(filter)}`);
    if (items.length !== 1 || !items[0]) throw new Error(`${items.length} records of ${collection} fit ${filter}.`);
    return items[0].id;
  }
  const edit = async (collection: string, filter: string, values: object) =>
    request('PATCH', `${collection}/records/${await idOf(collection, filter)}`, values);
  return { request, idOf, edit };
}
