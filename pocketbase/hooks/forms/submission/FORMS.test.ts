import * as site from '../../../../src/lib/forms/isWallet';
import { applicationFields } from '../../../../src/features/application/applicationFields';
import { contactFields } from '../../../../src/features/contact/contactFields';
import { generalFields } from '../../../../src/features/general/generalFields';
import { networks } from '../../../../src/features/referral/networks';
import { referralFields } from '../../../../src/features/referral/referralFields';
import { voucherFields } from '../../../../src/features/voucher/voucherFields';
import { formNames } from '../../../../src/lib/forms/formNames';
import { walletChecksum } from '../../../../src/lib/forms/walletChecksum';
import { FORMS } from './FORMS';
import { isWallet } from './isWallet';

const tables = {
  application: applicationFields,
  contact: contactFields,
  general: generalFields,
  referral: referralFields,
  voucher: voucherFields,
};
/** Fields that the page fills in, not the visitor. */
const GIVEN = ['subject'];

const rules = (table: object) =>
  Object.fromEntries(
    Object.entries<{ required?: boolean; max: number }>({ ...table }).map(([name, { required = false, max }]) => [
      name,
      { required, max },
    ]),
  );

test('the site and the server know the same forms', () => {
  expect([...formNames].sort()).toEqual(Object.keys(FORMS).sort());
  expect(Object.keys(tables).sort()).toEqual(Object.keys(FORMS).sort());
});

test.each(Object.keys(FORMS))('%s: the same fields are required, and bounded alike', (form) => {
  const asked = Object.entries(FORMS[form] ?? {}).filter(([name]) => !GIVEN.includes(name));
  expect(rules(tables[form as keyof typeof tables])).toEqual(rules(Object.fromEntries(asked)));
});

test('the server takes the networks that a visitor can choose', () => {
  const refused = networks.filter(({ value }) => !FORMS['referral']?.['network']?.test?.(value));
  expect(networks).toHaveLength(5);
  expect(refused).toEqual([]);
  expect(FORMS['referral']?.['network']?.test?.('Ethereum')).toBe(false);
});

test('both say the same of hundreds of addresses, right and wrong', async () => {
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 0x7fffffff) / 0x7fffffff;
  const digits = '0123456789abcdefABCDEF';
  const addresses = Array.from({ length: 300 }, (_, i) => {
    const letters = Array.from({ length: i % 50 === 0 ? 39 : 40 }, () => digits[Math.floor(random() * digits.length)]);
    return `0x${letters.join('')}`;
  });
  addresses.push(...addresses.filter(({ length }) => length === 42).map(walletChecksum));
  const verdicts = await Promise.all(addresses.map(site.isWallet));
  expect(addresses.map(isWallet)).toEqual(verdicts);
  expect(verdicts.filter((verdict) => verdict)).toHaveLength(294);
});
