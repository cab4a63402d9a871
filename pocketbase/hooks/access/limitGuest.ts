/** A guest's largest request to PocketBase's API: a message, a password, or the topics of a subscription. */
const MOST_BYTES = 64 * 1024;
/** A form is sent within seconds, on 2G too. */
const READ_NS = 20_000_000_000;
/**
 * Event streams at once. Each holds two of the 100 JavaScript VMs for up to half an hour, and a guest needs no more than a request to
 * open one; the pages of the editors ask for their data regularly where they get none.
 */
const MOST_STREAMS = 30;

/**
 * Limits what somebody without an account can make the server hold: PocketBase parses 32 MB of JSON, some 1 GB of memory, before it
 * looks at a collection's rules, and waits five minutes for a body.
 * @throws ApiError 401, 411, 413 or 503
 */
export function limitGuest(e: core.RequestEvent): void {
  const { pattern, contentLength } = e.request;
  if (pattern === 'GET /api/realtime' && e.app.subscriptionsBroker().totalClients() >= MOST_STREAMS) {
    e.response.header().set('Retry-After', '60');
    throw new ApiError(503, 'Too many connections wait for news.');
  }
  if (e.auth || contentLength === 0) return;
  endReading(e.response);
  // The routes of this project have limits of their own.
  if (pattern.includes(' /_site/')) return;
  if (contentLength < 0) throw new ApiError(411, 'The length of the request must be known.');
  if (contentLength <= MOST_BYTES) return;
  // An editor whose session is over uploads a picture.
  if (e.request.header.get('Authorization')) throw new UnauthorizedError();
  throw new ApiError(413, 'The request is too large.');
}

/** Ends the connection if the body is not there in time. PocketBase wraps the writer, whose type has the method. */
function endReading(response: http.ResponseWriter): void {
  const { unwrap } = response as http.ResponseWriter & { unwrap?: () => http.ResponseWriter };
  const writer = (unwrap ? unwrap() : response) as { setReadDeadline?: (time: unknown) => void };
  writer.setReadDeadline?.(new DateTime().add(READ_NS as unknown as time.Duration).time());
}
