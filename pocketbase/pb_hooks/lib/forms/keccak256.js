const LANE = (1n << 64n) - 1n;
const ROUNDS = 24;
/** Bytes taken in at a time: 1600 bits of state less twice the 256 of the digest. */
const RATE = 136;

const CONSTANTS = roundConstants();
const TURNS = laneTurns();

/**
 * Keccak-256 as Ethereum uses it: the padding of the competition's entry, not of the later SHA-3. PocketBase has none,
 * and must run without node_modules; a test compares this with @noble/hashes.
 * @param {number[]} bytes
 * @returns {string} 64 hexadecimal digits
 */
function keccak256(bytes) {
  const padded = pad(bytes);
  const state = new Array(25).fill(0n);
  for (let start = 0; start < padded.length; start += RATE) {
    for (let i = 0; i < RATE; i++) state[i >> 3] ^= BigInt(padded[start + i]) << BigInt((i % 8) * 8);
    permute(state);
  }
  return state.slice(0, 4).map(laneToHex).join('');
}

function pad(bytes) {
  const padded = bytes.concat(new Array(RATE - (bytes.length % RATE)).fill(0));
  padded[bytes.length] |= 0x01;
  padded[padded.length - 1] |= 0x80;
  return padded;
}

/** The permutation of FIPS 202, 3.2; lane (x, y) is at x + 5y. */
function permute(state) {
  for (let round = 0; round < ROUNDS; round++) {
    const parity = [0, 1, 2, 3, 4].map((x) => state[x] ^ state[x + 5] ^ state[x + 10] ^ state[x + 15] ^ state[x + 20]);
    const moved = new Array(25);
    for (let i = 0; i < 25; i++) {
      const x = i % 5;
      const y = (i - x) / 5;
      const lane = state[i] ^ parity[(x + 4) % 5] ^ turn(parity[(x + 1) % 5], 1n);
      moved[y + 5 * ((2 * x + 3 * y) % 5)] = turn(lane, TURNS[i]);
    }
    for (let i = 0; i < 25; i++) {
      const row = i - (i % 5);
      state[i] = moved[i] ^ (~moved[row + ((i + 1) % 5)] & LANE & moved[row + ((i + 2) % 5)]);
    }
    state[0] ^= CONSTANTS[round];
  }
}

function turn(lane, by) {
  return ((lane << by) | (lane >> (64n - by))) & LANE;
}

function laneTurns() {
  const turns = new Array(25).fill(0n);
  for (let t = 0, x = 1, y = 0; t < 24; t++) {
    turns[x + 5 * y] = BigInt((((t + 1) * (t + 2)) / 2) % 64);
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return turns;
}

/** Of each round, from the shift register of FIPS 202, 3.2.5. */
function roundConstants() {
  let register = 1;
  return Array.from({ length: ROUNDS }, () => {
    let constant = 0n;
    for (let j = 0; j < 7; j++) {
      if (register & 1) constant |= 1n << BigInt(2 ** j - 1);
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0);
    }
    return constant;
  });
}

function laneToHex(lane) {
  const digits = lane.toString(16).padStart(16, '0');
  return digits.match(/../g).reverse().join('');
}

module.exports = { keccak256 };
