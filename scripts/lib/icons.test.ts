import { icoOf, pngsOf } from './icons';

const png = (words: string) => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from(words)]);

it('contains every image, with its size and offset', () => {
  const ico = icoOf([
    { size: 16, png: png('small') },
    { size: 256, png: png('large') },
  ]);
  // Reserved, the type "icon", two images; then the first one's width, height, planes and bits.
  expect([...ico.subarray(0, 14)]).toEqual([0, 0, 1, 0, 2, 0, 16, 16, 0, 0, 1, 0, 32, 0]);
  expect(ico.readUInt8(22)).toBe(0);
  expect(pngsOf(ico)).toEqual([png('small'), png('large')]);
});

it('a file that is one image has only that', () => {
  expect(pngsOf(png('alone'))).toEqual([png('alone')]);
  expect(pngsOf(Buffer.alloc(0))).toEqual([]);
});
