import { isWallet } from './isWallet';
import { walletChecksum } from './walletChecksum';

/** The examples of EIP-55. */
const SPELLED = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const [, , , , MIXED = ''] = SPELLED;

it.each(SPELLED)('%s is a valid address with its own checksum', async (address) => {
  expect(await isWallet(address)).toBe(true);
  expect(walletChecksum(address.toLowerCase())).toBe(address);
});

it('accepts an address without a checksum', async () => {
  expect(await isWallet(MIXED.toLowerCase())).toBe(true);
  expect(await isWallet(`0x${MIXED.slice(2).toUpperCase()}`)).toBe(true);
});

it('refuses a mixed spelling with any one letter changed', async () => {
  const slips = [...MIXED].flatMap((digit, i) => {
    const other = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase();
    return i < 2 || other === digit ? [] : [`${MIXED.slice(0, i)}${other}${MIXED.slice(i + 1)}`];
  });
  expect(slips.length).toBeGreaterThan(10);
  expect(await Promise.all(slips.map(isWallet))).toEqual(slips.map(() => false));
});

it.each([
  ['nothing', ''],
  ['the zero address', `0x${'0'.repeat(40)}`],
  ['a digit too few', MIXED.slice(0, -1)],
  ['a digit too many', `${MIXED}0`],
  ['a letter that is no digit', `${MIXED.slice(0, -1)}g`],
  ['no 0x', MIXED.slice(2)],
  ['a capital X', `0X${MIXED.slice(2)}`],
  ['a second line', `${MIXED}\n`],
  ['a name', 'ana.eth'],
  ['an address of Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['an address of Tron', 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'],
])('refuses %s', async (_, address) => expect(await isWallet(address)).toBe(false));
