type Request = { readonly url: string; readonly init: RequestInit; readonly body: unknown };
type Answer = { readonly status: number; readonly body?: unknown };

/**
 * Stands in for the server: jsdom has no fetch, and a unit test leaves no process.
 * @param answer what each request gets; a promise that is not settled keeps it waiting, an error cuts the connection
 * @returns the requests so far
 */
export function stubFetch(answer: () => Answer | Promise<Answer>): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = async (url, init = {}) => {
    requests.push({ url: String(url), init, body: JSON.parse(String(init.body)) });
    const { status, body = {} } = await answer();
    return { status, json: async () => body, headers: new Headers() } as Response;
  };
  return requests;
}
