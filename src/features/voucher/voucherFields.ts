import type { FieldTable } from '../forms/FieldTable';

export const voucherFields = {
  name: { label: 'name', type: 'text', required: true, max: 200, autoComplete: 'name' },
  email: {
    label: 'email',
    type: 'email',
    required: true,
    max: 254,
    autoComplete: 'email',
    placeholder: 'email',
  },
  package: { label: 'package', type: 'select', required: true, max: 100, placeholder: 'package' },
  referral: { label: 'referral', type: 'text', max: 500, autoComplete: 'off' },
  message: { label: 'message', type: 'textarea', max: 5000 },
} as const satisfies FieldTable;
