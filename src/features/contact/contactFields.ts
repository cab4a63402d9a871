import type { FieldTable } from '../forms/FieldTable';
import { personFields } from '../forms/personFields';

const { name, email, message } = personFields;

export const contactFields = {
  name,
  email,
  company: { label: 'company', type: 'text', max: 200, autoComplete: 'organization' },
  phone: { label: 'phone', type: 'tel', max: 60, autoComplete: 'tel' },
  message,
} as const satisfies FieldTable;
