import type { ValuesOf } from '../forms/FieldTable';
import { sendFormMessage } from '../forms/sendFormMessage';
import type { SendResult } from '../forms/SendResult';
import type { Submission } from '../forms/Submission';
import type { generalFields } from './generalFields';

/** Sends the general form. */
export function sendGeneral(values: ValuesOf<typeof generalFields>, submission: Submission): Promise<SendResult> {
  const { name, email, message, company, phone } = values;
  return sendFormMessage(submission, { name, email, message, data: { company, phone } });
}
