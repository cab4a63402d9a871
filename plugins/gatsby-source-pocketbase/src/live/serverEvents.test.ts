import { createEventParser, serverEvents, type ServerEvent } from './serverEvents';

const CONNECT = 'id:abc\nevent:PB_CONNECT\ndata:{"clientId":"abc"}\n\n';

/** A stream of these pieces. */
const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      pieces.forEach((piece) => controller.enqueue(piece));
      controller.close();
    },
  });

async function eventsOf(pieces: Uint8Array[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of serverEvents(streamOf(pieces))) events.push(event);
  return events;
}
const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string) => createEventParser()(text);

it('reads what PocketBase sends', () => {
  expect(parse(CONNECT)).toEqual([{ name: 'PB_CONNECT', data: '{"clientId":"abc"}' }]);
});

it.each([
  ['lines end in CR LF', 'event: a\r\ndata: 1\r\n\r\ndata: 2\r\n\r\n'],
  ['lines end in CR', 'event: a\rdata: 1\r\rdata: 2\r\r.'],
  ['comments stand between', ': hello\nevent: a\n:\ndata: 1\n\n: ping\n\ndata: 2\n\n'],
  ['fields are unknown', 'event: a\nretry: 10\ndata: 1\nfoo\n\nid: 7\ndata: 2\n\n'],
])('understands a stream in which %s', (_, text) => {
  expect(parse(text)).toEqual([
    { name: 'a', data: '1' },
    { name: 'message', data: '2' },
  ]);
});

it('joins the lines of one event’s data, and takes one space after the colon', () => {
  expect(parse('data: {\ndata:  "a": 1\ndata:}\ndata\n\n')).toEqual([{ name: 'message', data: '{\n "a": 1\n}\n' }]);
});

it('gives nothing for an event without data, nor for one that is not whole', () => {
  expect(parse('event: a\n\nevent: b\ndata: 1\n')).toEqual([]);
});

it('reads the same however it is cut, in the middle of a line’s end and of a letter too', async () => {
  const text = 'event: č\r\ndata: naključje 👍\r\n\r\n: x\r\ndata: a\r\ndata: b\r\n\r\n';
  const whole = bytes(text);
  const expected = [
    { name: 'č', data: 'naključje 👍' },
    { name: 'message', data: 'a\nb' },
  ];
  for (let cut = 1; cut < whole.length; cut += 1) {
    expect(await eventsOf([whole.slice(0, cut), whole.slice(cut)])).toEqual(expected);
  }
  expect(await eventsOf([...whole].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
});

it('drops a byte order mark', async () => {
  expect(await eventsOf([Uint8Array.of(0xef), Uint8Array.of(0xbb, 0xbf), bytes('data: 1\n\n')])).toEqual([
    { name: 'message', data: '1' },
  ]);
});

it('tells of every piece, and lets go of the stream when nobody reads on', async () => {
  let pieces = 0;
  const cancelled = jest.fn();
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes(': ping\n\ndata: 1\n\n')),
    cancel: cancelled,
  });
  for await (const event of serverEvents(stream, () => (pieces += 1))) {
    expect(event.data).toBe('1');
    break;
  }
  expect(pieces).toBe(1);
  expect(cancelled).toHaveBeenCalledTimes(1);
});
