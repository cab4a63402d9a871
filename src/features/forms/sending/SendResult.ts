import type { FormName } from '../../../lib/forms/formNames';
import type { FailureReason } from '../../../lib/forms/requestFailure';
import type { FieldCode } from '../schema/FieldTable';

/** Why a form was not sent; the catalogues have a message for each reason. */
export type SendFailure = {
  readonly status: 'failed';
  /**
   * offline: the browser has no connection. tooMany, storage: the server requests a delay. keyReused: another text was
   * stored with this submission's key. tokenUsed: another submission was stored with this token.
   */
  readonly reason: FailureReason | 'offline' | 'tooMany' | 'storage' | 'keyReused' | 'tokenUsed';
  /** Seconds to wait, if the server sent them. */
  readonly retryAfter?: number;
};

/** The result of a submission. Sending never throws. */
export type SendResult =
  | { readonly status: 'sent' }
  /** The server refused some values. */
  | { readonly status: 'invalid'; readonly fields: Readonly<Record<string, FieldCode>> }
  /** Not stored, or unknown: no answer, or one that is not conclusive. */
  | SendFailure;

/** The envelope of a form's values. */
export type Submission = {
  readonly form: FormName;
  /** Identifies this submission: sent twice, it is stored once. */
  readonly key: string;
  /**
   * The server's token with the time when the visitor began; left out while it is missing or too recent for a person.
   */
  readonly token?: string;
  readonly locale: string;
  /** The value of the honeypot. */
  readonly subject_line: string;
};
