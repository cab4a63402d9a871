type Request = { readonly url: string; readonly init: RequestInit; readonly body: unknown };
type Answer = { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> };

/**
 * Stands in for the server: jsdom has no fetch, and a unit test leaves no process.
 * @param answer what each request gets; a promise that is not settled keeps it waiting, an error cuts the connection
 * @returns the requests so far, without those for a form's time token, which gets none: a slow machine would send it along
 */
export function stubFetch(answer: () => Answer | Promise<Answer>): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = async (url, init = {}) => {
    if (String(url).endsWith('/form-token')) return responseOf({ status: 503 });
    requests.push({ url: String(url), init, body: JSON.parse(String(init.body)) });
    return responseOf(await answer());
  };
  return requests;
}

const responseOf = ({ status, body = {}, headers }: Answer) =>
  ({ status, json: async () => body, headers: new Headers(headers) }) as Response;
