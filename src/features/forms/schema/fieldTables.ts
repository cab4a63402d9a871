import { isWallet } from '../../../lib/forms/isWallet';
import { REFERRAL_MAX } from '../../voucher/useReferral';
import type { FieldCode, FieldTable, Option } from './FieldTable';

/** The fields about a person: all fields of the contact form, the general form and applications. */
export const personFields = {
  name: { label: 'name', type: 'text', required: true, max: 200, autoComplete: 'name' },
  email: {
    label: 'email',
    type: 'email',
    required: true,
    max: 254,
    autoComplete: 'email',
    placeholder: 'email',
  },
  company: { label: 'company', type: 'text', max: 200, autoComplete: 'organization' },
  phone: { label: 'phone', type: 'tel', max: 60, autoComplete: 'tel' },
  message: { label: 'message', type: 'textarea', max: 5000 },
} as const satisfies FieldTable;

const { name, email, message } = personFields;

export const voucherFields = {
  name,
  email,
  package: { label: 'package', type: 'select', required: true, max: 100, placeholder: 'package' },
  referral: { label: 'referral', type: 'text', max: REFERRAL_MAX, autoComplete: 'off', verbatim: true },
  message,
} as const satisfies FieldTable;

const walletRule = async (address: string): Promise<FieldCode | undefined> =>
  (await isWallet(address)) ? undefined : 'wallet';

export const referralFields = {
  name,
  email,
  wallet: {
    ...{ label: 'wallet', hint: 'wallet', type: 'text', required: true, max: 42 },
    ...{ autoComplete: 'off', verbatim: true, rule: walletRule },
  },
  network: { label: 'network', type: 'select', required: true, max: 20, placeholder: 'network' },
  message,
} as const satisfies FieldTable;

/** Networks on which USDC is paid out; each name is the same in every language. The server has the same list of values. */
export const networks: readonly Option[] = [
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'base', label: 'Base' },
  { value: 'arbitrum', label: 'Arbitrum One' },
  { value: 'optimism', label: 'OP Mainnet (Optimism)' },
  { value: 'polygon', label: 'Polygon PoS' },
];
