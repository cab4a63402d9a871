import english from '../../../locales/en/form.json';
import { FAILURE_MESSAGES, failureReason } from './requestFailure';

it.each([
  [new DOMException('', 'AbortError'), 'aborted'],
  [new DOMException('', 'TimeoutError'), 'aborted'],
  [{ name: 'ClientResponseError 0', isAbort: true }, 'aborted'],
  [{ name: 'ClientResponseError 0', originalError: new DOMException('', 'TimeoutError') }, 'aborted'],
  [new TypeError('Failed to fetch'), 'wentWrong'],
  [{ name: 'ClientResponseError 400', isAbort: false, originalError: null }, 'wentWrong'],
  [undefined, 'wentWrong'],
])('calls %p %s', (error, reason) => expect(failureReason(error)).toBe(reason));

it('has the messages that an English visitor reads', () => {
  expect(FAILURE_MESSAGES).toEqual({ aborted: english.aborted, wentWrong: english.wentWrong });
});
