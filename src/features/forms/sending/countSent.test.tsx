import { occurrences } from '../../../lib/analytics/occurrences';
import { countSent } from './countSent';
import type { SendResult } from './SendResult';

const stored = { status: 'sent' } as const;
const replayed = { status: 'sent', repeated: true } as const;
const lost = { status: 'failed', reason: 'aborted' } as const;
const send = async (result: SendResult, key = 'k') =>
  expect(await countSent(Promise.resolve(result), { form: 'voucher', key, voucherPackage: '2' })).toBe(result);

beforeEach(() => {
  occurrences().splice(0);
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('counts a stored form, without its text', async () => {
  await send(stored);
  expect(occurrences()).toEqual([{ event: 'form_sent', form_name: 'voucher', voucher_package: '2' }]);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['failed', lost],
  ['refused', { status: 'invalid', fields: { email: 'email' } }],
] as const)('counts none that %s', async (_, result) => {
  await send(result);
  expect(occurrences()).toEqual([]);
});

it('counts a form once whose first answer was lost, and that was stored by that request', async () => {
  await send(lost);
  await send(replayed);
  expect(occurrences()).toHaveLength(1);
});

it('counts none that a duplicate of this tab has sent', async () => {
  await send(replayed);
  expect(occurrences()).toEqual([]);
});

it('counts each of two submissions', async () => {
  await send(stored, 'a');
  await send(stored, 'b');
  expect(occurrences()).toHaveLength(2);
});

it('counts without a storage too', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
  await send(stored);
  expect(occurrences()).toHaveLength(1);
});
