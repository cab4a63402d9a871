import type { ValuesOf } from '../forms/schema/FieldTable';
import { sendFormMessage } from '../forms/sending/sendFormMessage';
import type { SendResult } from '../forms/sending/SendResult';
import type { Submission } from '../forms/sending/Submission';
import type { generalFields } from './generalFields';

/** Sends the general form. */
export function sendGeneral(values: ValuesOf<typeof generalFields>, submission: Submission): Promise<SendResult> {
  const { name, email, message, company, phone } = values;
  return sendFormMessage(submission, { name, email, message, data: { company, phone } });
}
