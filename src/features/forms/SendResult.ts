import type { FieldCode } from './FieldCode';

/** How a submission ended. Sending never throws. */
export type SendResult =
  | { readonly status: 'sent' }
  /** The server refused some values. */
  | { readonly status: 'invalid'; readonly fields: Readonly<Record<string, FieldCode>> }
  /** Nobody knows whether it was stored: no answer, or none that says so. */
  | { readonly status: 'failed' };
