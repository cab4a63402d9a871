import type { ValuesOf } from '../forms/schema/FieldTable';
import { sendFormMessage } from '../forms/sending/sendFormMessage';
import type { SendResult } from '../forms/sending/SendResult';
import type { Submission } from '../forms/sending/Submission';
import type { voucherFields } from './voucherFields';

/** Sends an application for a voucher. */
export function sendVoucher(values: ValuesOf<typeof voucherFields>, submission: Submission): Promise<SendResult> {
  const { name, email, message, referral } = values;
  return sendFormMessage(submission, {
    ...{ name, email, message },
    data: { referral, package: `Package ${values.package}` },
  });
}
