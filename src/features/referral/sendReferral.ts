import type { ValuesOf } from '../forms/schema/FieldTable';
import { sendFormMessage } from '../forms/sending/sendFormMessage';
import type { SendResult } from '../forms/sending/SendResult';
import type { Submission } from '../forms/sending/Submission';
import type { referralFields } from './referralFields';

/** Registers for the referral programme. */
export function sendReferral(values: ValuesOf<typeof referralFields>, submission: Submission): Promise<SendResult> {
  const { name, email, message, wallet, network } = values;
  return sendFormMessage(submission, { name, email, message, data: { wallet, network } });
}
