import { EMAIL } from '../../../../src/lib/forms/EMAIL';
import { walletChecksum } from '../../../../src/lib/forms/walletChecksum';
import { walletVerdict } from '../../../../src/lib/forms/walletVerdict';

/** Whether USDC can be sent to a wallet: its format, and its EIP-55 checksum if its letters encode one. */
export function isWallet(wallet: string): boolean {
  const verdict = walletVerdict(wallet);
  return verdict === 'checksum' ? walletChecksum(wallet) === wallet : verdict;
}

/** The rule of one field of a form. */
export interface Rule {
  required?: boolean;
  /** Characters. */
  max: number;
  /** May have more than one line. */
  lines?: boolean;
  test?: (value: string) => boolean;
  /** The only values, if there are few. */
  options?: readonly string[];
  /** The code of a value that `test` refuses; 'invalid' by default. */
  code?: string;
}

export type Rules = Readonly<Record<string, Rule>>;

export const LOCALES = ['en', 'sl'];
const NETWORKS = ['ethereum', 'base', 'arbitrum', 'optimism', 'polygon'];

const name = { required: true, max: 200 };
const email = { required: true, max: 254, test: (value: string) => EMAIL.test(value), code: 'email' };
const message = { max: 5000, lines: true };
const company = { max: 200 };
const phone = { max: 60 };

/**
 * The fields of each form and their rules; `test` is the last rule, for values that are not empty. The site's forms have the
 * same bounds; a test compares the two.
 */
export const FORMS: Readonly<Record<string, Rules>> = {
  contact: { name, email, company, phone, message },
  voucher: {
    name,
    email,
    package: { required: true, max: 100, test: (value: string) => /^Package \S/.test(value) },
    referral: { max: 100 },
    message,
  },
  application: { name, email, company, phone, subject: { required: true, max: 300 }, message },
  referral: {
    name,
    email,
    wallet: { required: true, max: 42, test: isWallet, code: 'wallet' },
    network: { required: true, max: 20, options: NETWORKS, test: (value: string) => NETWORKS.includes(value) },
    message,
  },
  general: { name, email, company, phone, message },
};

/** Fields that have a column in `form_messages`; the others of a form are its `data`. */
export const COLUMNS = ['name', 'email', 'message'];
