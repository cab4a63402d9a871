import { isWallet } from '../../lib/forms/isWallet';
import type { FieldCode, FieldTable, Option } from '../forms/schema/FieldTable';
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

/** Networks on which USDC is paid out, by the names that they go by in every language. The server knows the values too. */
export const networks: readonly Option[] = [
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'base', label: 'Base' },
  { value: 'arbitrum', label: 'Arbitrum One' },
  { value: 'optimism', label: 'OP Mainnet (Optimism)' },
  { value: 'polygon', label: 'Polygon PoS' },
];
