import type { FieldTable } from './FieldTable';

/** What every form asks of the person who sends it. */
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
  message: { label: 'message', type: 'textarea', max: 5000 },
} as const satisfies FieldTable;
