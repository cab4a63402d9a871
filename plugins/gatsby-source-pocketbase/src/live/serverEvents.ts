/** One event of a `text/event-stream`. */
export interface ServerEvent {
  /** `message` when the server names none. */
  name: string;
  data: string;
}

/** A CR that nothing follows yet may be the first half of a line's end. */
const LINE_END = /\r\n|\n|\r(?=[^])/;

/**
 * Takes an event stream's text piece by piece, however it is cut, and gives the events that are whole.
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export function createEventParser(): (text: string) => ServerEvent[] {
  let rest = '';
  let name = '';
  let data: string[] = [];

  const field = (line: string): void => {
    const colon = line.indexOf(':');
    const key = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (key === 'event') name = value;
    if (key === 'data') data.push(value);
    // A comment has an empty key. `id` and `retry` are for who wants to go on where it stopped.
  };
  const dispatch = (): ServerEvent[] => {
    const events = data.length ? [{ name: name || 'message', data: data.join('\n') }] : [];
    name = '';
    data = [];
    return events;
  };

  return (text) => {
    const lines = (rest + text).split(LINE_END);
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => {
      if (line === '') return dispatch();
      field(line);
      return [];
    });
  };
}

/**
 * The events of a stream until it ends.
 * @param onBytes told whenever something arrives, an event or not
 */
export async function* serverEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<ServerEvent> {
  // Drops a byte order mark, and waits for the rest of a letter that was cut in two.
  const decoder = new TextDecoder();
  const parse = createEventParser();
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      onBytes();
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
