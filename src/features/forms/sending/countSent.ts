import { countEvent } from '../../../lib/analytics/countEvent';
import { withTabStorage } from '../../../lib/browser/tabStorage';
import type { FormName } from '../../../lib/forms/formNames';
import type { SendResult } from './SendResult';

/** Begins the keys of submissions whose answer this tab has not received yet, in its storage. */
const TRIED = 'form-tried:';

/** @returns whether this tab sent the submission before; without storage nothing is noted */
const noteTry = (key: string): boolean =>
  withTabStorage((storage) => {
    const wasTried = storage.getItem(TRIED + key) !== null;
    storage.setItem(TRIED + key, '1');
    return wasTried;
  }) ?? false;

type Sent = { form: FormName; key: string; voucherPackage: string };

/**
 * Counts a form once it is stored, each stored form once. If an earlier request stored it, this tab has not counted it only
 * if that request was its own, and its answer was lost: otherwise it was a duplicate of this tab.
 * @param sending a request that has just begun
 * @returns the request's result
 */
export async function countSent(
  sending: Promise<SendResult>,
  { form, key, voucherPackage }: Sent,
): Promise<SendResult> {
  const wasTried = noteTry(key);
  const result = await sending;
  if (result.status !== 'sent') return result;
  withTabStorage((storage) => storage.removeItem(TRIED + key));
  if (result.repeated && !wasTried) return result;
  countEvent({ event: 'form_sent', form_name: form, voucher_package: voucherPackage });
  return result;
}
