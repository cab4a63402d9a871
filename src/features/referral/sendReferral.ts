import type { ValuesOf } from '../forms/FieldTable';
import { sendFormMessage } from '../forms/sendFormMessage';
import type { SendResult } from '../forms/SendResult';
import type { Submission } from '../forms/Submission';
import type { referralFields } from './referralFields';

/** Registers for the referral programme. */
export function sendReferral(values: ValuesOf<typeof referralFields>, submission: Submission): Promise<SendResult> {
  const { name, email, message, wallet, network } = values;
  return sendFormMessage(submission, { name, email, message, data: { wallet, network } });
}
