import type { FieldTable } from './FieldTable';

/** The fields about a person; every form has name, email and message. */
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
