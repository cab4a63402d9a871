import type { Option } from '../forms/schema/FieldTable';

/** Networks on which USDC is paid out, by the names that they go by in every language. The server knows the values too. */
export const networks: readonly Option[] = [
  { value: 'ethereum', label: 'Ethereum' },
  { value: 'base', label: 'Base' },
  { value: 'arbitrum', label: 'Arbitrum One' },
  { value: 'optimism', label: 'OP Mainnet (Optimism)' },
  { value: 'polygon', label: 'Polygon PoS' },
];
