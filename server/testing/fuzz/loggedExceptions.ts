/** Exceptions that only a mistake in a hook throws. PocketBase answers 400 to them, as to a bad request. */
const NAMES = ['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'GoError', 'panic', 'runtime error'];

interface Log {
  message: string;
  data: Record<string, unknown>;
}

/**
 * Reads PocketBase's log for uncaught exceptions of hooks.
 * @param token of an owner
 * @returns each kind once, with one request that led to it
 */
export async function loggedExceptions(url: string, token: string): Promise<string[]> {
  const found = new Map<string, string>();
  for (const name of NAMES) {
    const filter = ['data.error', 'data.details', 'message'].map((field) => `${field} ~ '${name}'`).join(' || ');
    const query = new URLSearchParams({ filter, perPage: '200', skipTotal: '1' });
    const answer = await fetch(`${url}/api/logs?${query.toString()}`, { headers: { Authorization: token } });
    if (!answer.ok) throw new Error(`The log answered ${answer.status}: ${await answer.text()}`);
    for (const { message, data } of ((await answer.json()) as { items: Log[] }).items) {
      // The text of a request may hold such a name itself.
      const text = [data['error'], data['details']].map(String).join(' ');
      if (!text.includes(name)) continue;
      const kind = text.replace(/\d+/g, 'N').slice(0, 300);
      if (!found.has(kind)) found.set(kind, `${text.slice(0, 300)} (${message.slice(0, 200)})`);
    }
  }
  return [...found.values()];
}
