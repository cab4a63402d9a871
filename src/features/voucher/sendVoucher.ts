import type { ValuesOf } from '../forms/FieldTable';
import { sendFormMessage } from '../forms/sendFormMessage';
import type { SendResult } from '../forms/SendResult';
import type { voucherFields } from './voucherFields';

/** Sends an application for a voucher. */
export function sendVoucher(values: ValuesOf<typeof voucherFields>, locale: string): Promise<SendResult> {
  const { name, email, message, referral } = values;
  return sendFormMessage({ name, email, message, data: { referral, package: `Package ${values.package}` }, locale });
}
