import { stubFetch } from '../../../testing/stubFetch';
import { sendFormMessage } from './sendFormMessage';
import type { Submission } from './SendResult';

const submission: Submission = { form: 'general', key: 'k', token: 't', locale: 'sl', subject_line: '' };
const person = { name: 'Ana', email: 'ana@example.com', message: '' };
const send = () => sendFormMessage({ ...person, phone: '1' }, submission);

it('sends everything in the server’s names', async () => {
  const requests = stubFetch(() => ({ status: 201, body: { ok: true, id: 'x' } }));
  expect(await send()).toEqual({ status: 'sent' });
  expect(requests[0]?.body).toEqual({ ...submission, ...person, data: { phone: '1' } });
});

it('reports that the server sends no mails', async () => {
  stubFetch(() => ({ status: 201, body: { ok: true, id: 'x', mail: false } }));
  expect(await send()).toEqual({ status: 'sent', withoutMail: true });
});

it('reports that an earlier request stored it', async () => {
  stubFetch(() => ({ status: 201, body: { ok: true, id: 'x' }, headers: { 'Idempotent-Replayed': 'true' } }));
  expect(await send()).toEqual({ status: 'sent', repeated: true });
});

it.each([
  [
    { status: 201, body: {} },
    { status: 'failed', reason: 'wentWrong' },
  ],
  [
    { status: 200, body: { ok: true } },
    { status: 'failed', reason: 'wentWrong' },
  ],
  [
    { status: 400, body: { fields: { email: 'email', wallet: 'wallet', x: 'unknown' } } },
    { status: 'invalid', fields: { email: 'email', wallet: 'wallet', x: 'invalid' } },
  ],
  [
    { status: 403, body: { error: 'origin' } },
    { status: 'failed', reason: 'wentWrong' },
  ],
  [{ status: 413 }, { status: 'invalid', fields: { message: 'tooLong' } }],
  [
    { status: 422, body: { error: 'keyReused' } },
    { status: 'failed', reason: 'keyReused' },
  ],
  [
    { status: 429, headers: { 'Retry-After': '90' } },
    { status: 'failed', reason: 'tooMany', retryAfter: 90 },
  ],
  [
    { status: 503, headers: { 'Retry-After': '0.5' } },
    { status: 'failed', reason: 'storage', retryAfter: 1 },
  ],
  [
    { status: 503, headers: { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' } },
    { status: 'failed', reason: 'storage' },
  ],
])('reads %j', async (answer, result) => {
  stubFetch(() => answer);
  expect(await send()).toEqual(result);
});

it('reads a page of something between as the failure that it is', async () => {
  globalThis.fetch = async () =>
    ({ status: 503, headers: new Headers(), json: () => Promise.reject(new SyntaxError()) }) as unknown as Response;
  expect(await send()).toEqual({ status: 'failed', reason: 'storage' });
});

it.each([
  [new TypeError('Failed to fetch'), true, 'wentWrong'],
  [new TypeError('Failed to fetch'), false, 'offline'],
  [new DOMException('', 'TimeoutError'), true, 'aborted'],
])('calls %s, online: %s, %s', async (error, onLine, reason) => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  stubFetch(() => Promise.reject(error));
  expect(await send()).toEqual({ status: 'failed', reason });
  online.mockRestore();
});
