import { isWallet } from './isWallet';

// The examples of EIP-55 itself.
test.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('%s is one', (address) => {
  expect(isWallet(address)).toBe(true);
  expect(isWallet(address.toLowerCase())).toBe(true);
});

test.each([
  ['nothing', ''],
  ['one of the wrong case', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'],
  ['the zero address', `0x${'0'.repeat(40)}`],
  ['one digit less', '0xde709f2102306220921060314715629080e2fb7'],
  ['one digit more', '0xde709f2102306220921060314715629080e2fb777'],
  ['no 0x', 'de709f2102306220921060314715629080e2fb77'],
  ['0X', '0Xde709f2102306220921060314715629080e2fb77'],
  ['a letter that is no digit', '0xge709f2102306220921060314715629080e2fb77'],
  ['a space before it', ' 0xde709f2102306220921060314715629080e2fb77'],
  ['a second line', '0xde709f2102306220921060314715629080e2fb77\n'],
  ['an address of Solana', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'],
])('%s is none', (_, address) => {
  expect(isWallet(address)).toBe(false);
});
