import type { FieldTable } from '../forms/FieldTable';
import { personFields } from '../forms/personFields';

const { name, email, message } = personFields;

export const voucherFields = {
  name,
  email,
  package: { label: 'package', type: 'select', required: true, max: 100, placeholder: 'package' },
  referral: { label: 'referral', type: 'text', max: 500, autoComplete: 'off' },
  message,
} as const satisfies FieldTable;
