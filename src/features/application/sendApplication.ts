import type { ValuesOf } from '../forms/schema/FieldTable';
import { sendFormMessage } from '../forms/sending/sendFormMessage';
import type { SendResult } from '../forms/sending/SendResult';
import type { Submission } from '../forms/sending/Submission';
import type { applicationFields } from './applicationFields';

type Application = ValuesOf<typeof applicationFields> & {
  /** What is applied for, as the page calls it. */
  readonly subject: string;
};

/** Sends an application for a workshop, a pilot, or whatever else a page invites to. */
export function sendApplication(values: Application, submission: Submission): Promise<SendResult> {
  const { name, email, message, subject, company, phone } = values;
  return sendFormMessage(submission, { name, email, message, data: { subject, company, phone } });
}
