import type { FormName } from '../../../lib/forms/formNames';

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
