import { isWallet } from '../../lib/isWallet';
import type { FieldCode } from '../forms/FieldCode';
import type { FieldTable } from '../forms/FieldTable';
import { personFields } from '../forms/personFields';

const { name, email, message } = personFields;

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
