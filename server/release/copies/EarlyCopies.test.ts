import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressInThread, EarlyCopies } from './EarlyCopies';
import { describe as entryOf } from '../surveyOutput';

const textOf = (name: string) => Buffer.from(`${name} `.repeat(400));
const unpacked = ({ br, gz }: { br?: Uint8Array; gz?: Uint8Array }) => [
  br && brotliDecompressSync(br).toString(),
  gz && gunzipSync(gz).toString(),
];

test('each of many files gets its own copies', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `file ${index}`);
  const copies = await Promise.all(
    names.map((name) => compressInThread({ content: textOf(name), immutable: name.endsWith('7') })),
  );
  expect(copies.map(unpacked)).toEqual(names.map((name) => [textOf(name).toString(), textOf(name).toString()]));
});

test('a file that cannot be compressed is an error of its own', async () => {
  const wrong = compressInThread({ content: 7 as unknown as Uint8Array, immutable: false });
  const right = compressInThread({ content: textOf('right'), immutable: false });
  await expect(wrong).rejects.toThrow('ERR_INVALID_ARG_TYPE');
  expect(unpacked(await right)[0]).toBe(textOf('right').toString());
});

test('a text has copies whether it was begun with or not; an image and a short text have none', async () => {
  const copies = new EarlyCopies(() => false);
  const text = textOf('a');
  const [begun, other] = [entryOf('a/index.html', text), entryOf('b/index.html', textOf('b'))];
  await copies.begin(begun, text);
  expect(unpacked(await copies.of(begun, text))).toEqual([text.toString(), text.toString()]);
  expect(unpacked(await copies.of(other, textOf('b')))[1]).toBe(textOf('b').toString());
  expect(await copies.of(entryOf('a.png', text), text)).toEqual({});
  const short = Buffer.from('short');
  expect(await copies.of(entryOf('robots.txt', short), short)).toEqual({});
});

test('begins with nothing that an earlier release has', async () => {
  const asked: string[] = [];
  const copies = new EarlyCopies(({ file }) => asked.push(file) > 0);
  await copies.begin(entryOf('a/index.html', textOf('a')), textOf('a'));
  await copies.begin(entryOf('a.png', textOf('a')), textOf('a'));
  expect(asked).toEqual(['a/index.html']);
});
