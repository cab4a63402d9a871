export interface SendOptions {
  method?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** An answer of this server. */
export interface Answer {
  /** 0 without an answer: no connection, or a proxy that answers for the server. */
  status: number;
  /** Its JSON; empty if there is none. */
  data: Record<string, unknown>;
  /** For how many seconds the server asks to wait before the next call. */
  wait: number;
}

const SILENT: Answer = { status: 0, data: {}, wait: 0 };

/**
 * Calls this server.
 * @param language of its sentences: the page's; the browser's header may name another
 * @param token of the session; '' without one
 */
export async function send(
  path: string,
  { method = 'GET', body, headers }: SendOptions,
  { language, token }: { language: string; token: string },
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(path, {
    method,
    headers: {
      ...headers,
      'Accept-Language': language,
      ...(token && { Authorization: token }),
      ...(body && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    cache: 'no-store',
  }).catch(() => undefined);
  if (!answer) return SILENT;
  const text = answer.status === 204 ? '{}' : await answer.text().catch(() => '');
  return answerOf(answer.status, text, answer.headers.get('Retry-After'));
}

/** @param text of the answer @param retryAfter its header */
export function answerOf(status: number, text: string, retryAfter: string | null): Answer {
  const wait = Number(retryAfter) || 0;
  try {
    return { status, data: Object(JSON.parse(text)), wait };
  } catch {
    // A proxy's page for errors, or an answer that broke off.
    return status < 300 ? SILENT : { status, data: {}, wait };
  }
}
