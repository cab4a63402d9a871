import type { ClientResponseError, SendOptions } from 'pocketbase';
import { logProblem } from '../../../lib/browser/logProblem';
import { useTranslation } from 'react-i18next';
import { pocketbase } from '../../../lib/forms/createPocketBase';
import { Form, type FormProps } from '../Form';
import { fieldCode, type FieldCode, type ValuesOf } from '../schema/FieldTable';
import { noAnswer, refusal, repeatOf, type SendResult, sendTimeout, type Submission } from '../sending/SendResult';
import { personFields } from '../schema/fieldTables';
import { sendFormMessage } from '../sending/sendFormMessage';

/** The codes of PocketBase's validation errors that a message can have. */
const CODES: Readonly<Record<string, FieldCode>> = {
  validation_required: 'required',
  validation_is_email: 'email',
  validation_max_text_constraint: 'tooLong',
};

/** Stores a contact message in the collection `messages`. */
async function sendContactMessage(
  values: ValuesOf<typeof personFields>,
  { key, token, locale, source, subject_line }: Submission,
): Promise<SendResult> {
  const message = { ...values, locale, key, ...(token && { token }), ...(source && { source }), subject_line };
  let headers = new Headers();
  // The SDK's errors lack the response's headers.
  const fetchWith: SendOptions['fetch'] = async (url, init) => {
    const response = await fetch(url, init);
    headers = response.headers;
    return response;
  };
  try {
    // `keepalive`: leaving the page does not cancel the request.
    const options = { ...sendTimeout(), keepalive: true, fetch: fetchWith };
    const stored: { id?: unknown } = await pocketbase.records('messages').create(message, options);
    if (typeof stored.id === 'string') return { status: 'sent', ...repeatOf(headers) };
    // A firewall or CDN in between may answer 200 with a page, of which the SDK makes {}.
    logProblem('error', 'The contact message was not saved: the answer came from something else than PocketBase.');
    return { status: 'failed', reason: 'wentWrong' };
  } catch (error) {
    return refused(error, headers.get('Retry-After'));
  }
}

function refused(error: unknown, retryAfter: string | null): SendResult {
  const { status = 0, response, message = '' } = error as Partial<ClientResponseError>;
  const faults = Object.entries((response?.data ?? {}) as Record<string, { code?: string }>);
  if (status === 400 && faults.length > 0) {
    const fields = Object.fromEntries(faults.map(([name, { code = '' }]) => [name, CODES[code] ?? fieldCode(code)]));
    return { status: 'invalid', fields };
  }
  logProblem('error', `The contact message was not saved (status ${status}): ${message}`);
  return status ? refusal(status, retryAfter) : noAnswer(error);
}

/** A message to the team. */
export function ContactForm({ id, title, email }: FormProps) {
  const { t } = useTranslation('form');
  return (
    <Form
      form="contact"
      id={id}
      title={title}
      fields={personFields}
      email={email}
      send={sendContactMessage}
      words={{ button: t('send'), success: t('success'), failure: t('fail') }}
    />
  );
}

/** The form of a page that asks for a description; stored with the other forms, apart from contact messages. */
export function GeneralForm({ id, title, email }: FormProps) {
  const { t } = useTranslation('form');
  return (
    <Form
      form="general"
      id={id}
      title={title}
      fields={personFields}
      email={email}
      send={sendFormMessage}
      words={{ button: t('send'), success: t('success'), failure: t('fail') }}
    />
  );
}
