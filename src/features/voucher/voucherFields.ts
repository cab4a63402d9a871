import type { FieldTable } from '../forms/schema/FieldTable';
import { personFields } from '../forms/schema/personFields';
import { REFERRAL_MAX } from './useReferral';

const { name, email, message } = personFields;

export const voucherFields = {
  name,
  email,
  package: { label: 'package', type: 'select', required: true, max: 100, placeholder: 'package' },
  referral: { label: 'referral', type: 'text', max: REFERRAL_MAX, autoComplete: 'off', verbatim: true },
  message,
} as const satisfies FieldTable;
