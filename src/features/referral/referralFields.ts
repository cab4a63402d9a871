import { isWallet } from '../../lib/forms/isWallet';
import type { FieldCode } from '../forms/schema/FieldCode';
import type { FieldTable } from '../forms/schema/FieldTable';
import { personFields } from '../forms/schema/personFields';

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
