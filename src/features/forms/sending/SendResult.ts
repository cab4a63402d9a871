import type { FormName } from '../../../lib/forms/formNames';
import type { FailureReason } from '../../../lib/forms/requestFailure';
import type { FieldCode } from '../schema/FieldTable';

/** Why a form was not sent; the catalogues have words for each. */
export type SendFailure = {
  readonly status: 'failed';
  /**
   * offline: the browser has no connection. tooMany, storage: the server says to wait. keyReused: another text was stored
   * under this submission's key. tokenUsed: another submission was stored with this token.
   */
  readonly reason: FailureReason | 'offline' | 'tooMany' | 'storage' | 'keyReused' | 'tokenUsed';
  /** Seconds to wait, where the server named them. */
  readonly retryAfter?: number;
};

/** How a submission ended. Sending never throws. */
export type SendResult =
  | { readonly status: 'sent' }
  /** The server refused some values. */
  | { readonly status: 'invalid'; readonly fields: Readonly<Record<string, FieldCode>> }
  /** Not stored, or nobody knows: no answer, or none that says so. */
  | SendFailure;

/** The envelope of a form's values. */
export type Submission = {
  readonly form: FormName;
  /** Names this submission: sent twice, it is stored once. */
  readonly key: string;
  /** The server's word of when the visitor began; left out while it is missing or too fresh to speak for a person. */
  readonly token?: string;
  readonly locale: string;
  /** The field that people don't see. */
  readonly subject_line: string;
};
