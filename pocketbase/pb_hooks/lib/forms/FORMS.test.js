const { FORMS } = require('./FORMS');
const { isWallet } = require('./isWallet');
const { applicationFields } = require('../../../../src/features/application/applicationFields');
const { contactFields } = require('../../../../src/features/contact/contactFields');
const { generalFields } = require('../../../../src/features/general/generalFields');
const { networks } = require('../../../../src/features/referral/networks');
const { referralFields } = require('../../../../src/features/referral/referralFields');
const { voucherFields } = require('../../../../src/features/voucher/voucherFields');
const { formNames } = require('../../../../src/lib/forms/formNames');
const site = require('../../../../src/lib/forms/isWallet');

const tables = {
  application: applicationFields,
  contact: contactFields,
  general: generalFields,
  referral: referralFields,
  voucher: voucherFields,
};
/** What the page says and nobody fills in. */
const GIVEN = ['subject'];

const rules = (table) =>
  Object.fromEntries(Object.entries(table).map(([name, { required = false, max }]) => [name, { required, max }]));

test('the site and the server know the same forms', () => {
  expect([...formNames].sort()).toEqual(Object.keys(FORMS).sort());
  expect(Object.keys(tables).sort()).toEqual(Object.keys(FORMS).sort());
});

test.each(Object.keys(FORMS))('%s: the same fields are required, and bounded alike', (form) => {
  const asked = Object.entries(FORMS[form]).filter(([name]) => !GIVEN.includes(name));
  expect(rules(tables[form])).toEqual(rules(Object.fromEntries(asked)));
});

test('the server takes the networks that a visitor can choose', () => {
  const refused = networks.filter(({ value }) => !FORMS.referral.network.test(value));
  expect(networks).toHaveLength(5);
  expect(refused).toEqual([]);
  expect(FORMS.referral.network.test('Ethereum')).toBe(false);
});

test('both say the same of hundreds of addresses, right and wrong', async () => {
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 0x7fffffff) / 0x7fffffff;
  const digits = '0123456789abcdefABCDEF';
  const addresses = Array.from({ length: 300 }, (_, i) => {
    const letters = Array.from({ length: i % 50 === 0 ? 39 : 40 }, () => digits[Math.floor(random() * digits.length)]);
    return `0x${letters.join('')}`;
  });
  const { walletChecksum } = require('../../../../src/lib/forms/walletChecksum');
  addresses.push(...addresses.filter(({ length }) => length === 42).map(walletChecksum));
  const verdicts = await Promise.all(addresses.map(site.isWallet));
  expect(addresses.map(isWallet)).toEqual(verdicts);
  expect(verdicts.filter((verdict) => verdict)).toHaveLength(294);
});
