import { fieldCode } from '../schema/FieldTable';
import { noAnswer, refusal, repeatOf, sendTimeout, type SendResult, type Submission } from './SendResult';

type Values = Readonly<Record<string, string> & Record<'name' | 'email' | 'message', string>>;

/** Sends a form to the site's own server; values besides those of all forms go as `data`. */
export async function sendFormMessage(values: Values, submission: Submission): Promise<SendResult> {
  const { name, email, message, ...data } = values;
  try {
    const response = await fetch('/_site/save-form-message', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...submission, name, email, message, data }),
      // The request survives the page: leaving it does not cancel the submission.
      keepalive: true,
      ...sendTimeout(),
    });
    const answer = await readAnswer(response);
    if (response.status === 201 && answer.ok === true)
      return { status: 'sent', ...(answer.mail === false && { withoutMail: true }), ...repeatOf(response.headers) };
    if (response.status === 400 && answer.fields) return { status: 'invalid', fields: codesOf(answer.fields) };
    return refusal(response.status, response.headers.get('Retry-After'));
  } catch (error) {
    return noAnswer(error);
  }
}

type Answer = { readonly ok?: unknown; readonly mail?: unknown; readonly fields?: Readonly<Record<string, unknown>> };

/** Proxies between visitor and server may answer with a page instead of JSON. */
const readAnswer = (response: Response): Promise<Answer> => response.json().catch(() => ({}));

const codesOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, code]) => [name, fieldCode(code)]));
