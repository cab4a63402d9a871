const { keccak_256: reference } = require('@noble/hashes/sha3');
const { bytesToHex } = require('@noble/hashes/utils');
const { keccak256 } = require('./keccak256');

test('of nothing and of "abc" is what everybody publishes', () => {
  expect(keccak256([])).toBe('c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470');
  expect(keccak256([97, 98, 99])).toBe('4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45');
});

test('of every length around a block, and of many random bytes, is that of @noble/hashes', () => {
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) % 256;
  for (let length = 0; length < 300; length++) {
    const bytes = Array.from({ length }, random);
    expect([length, keccak256(bytes)]).toEqual([length, bytesToHex(reference(Uint8Array.from(bytes)))]);
  }
});
