import type { ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

export type FormName = 'contact' | 'voucher' | 'application' | 'referral' | 'general';
export type Fields = Readonly<Record<string, string>>;
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

export const WALLET = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
export const person = { name: 'Ana Čuk', email: 'ana@example.com', message: 'Živjo 👋\n=1+1' };

/** The fields that each form adds to the person who sends it, as JSON. */
export const ADDED: Readonly<Record<FormName, Fields>> = {
  contact: { company: 'Čebela d. o. o.', phone: '+386 1 000 00 00' },
  voucher: { package: 'Package 2', referral: 'bor' },
  application: { subject: 'A day of data', company: 'Bor', phone: '1' },
  referral: { wallet: WALLET, network: 'base' },
  general: { company: 'Bor', phone: '1' },
};
export const FORM_NAMES = Object.keys(ADDED) as FormName[];

export const collectionOf = (form: FormName) => (form === 'contact' ? 'messages' : 'form_messages');

/** A form's body for its own JSON route. */
export const bodyOf = (form: FormName, changes: Fields = {}, envelope: Fields = {}): Record<string, unknown> => {
  const { name, email, message, ...added } = { ...person, ...ADDED[form], ...changes };
  const all = { name, email, message, ...envelope };
  return form === 'contact' ? { ...all, ...added } : { form, ...all, data: added };
};

/** A form's fields as a browser without JavaScript sends them. */
export const plainFieldsOf = (form: FormName, changes: Fields = {}): Record<string, string> => {
  const fields: Record<string, string> = { ...person, ...ADDED[form], ...changes };
  const { package: choice } = fields;
  return { ...fields, ...(choice && { package: choice.replace(/^Package /, '') }) };
};

/** The thank-you page to which an answer leads, without the mark of its submission. */
export const thanksOf = (answer: Response): string =>
  answer.headers.get('Location')?.replace(/#sent-[0-9a-f]{16}$/, '') ?? '';

/** Leaves out the team's mails that wait for MAIL_TEAM, which these servers do not set. */
const COMPOSED: Readonly<Record<string, string>> = {
  outbox: `&filter=${encodeURIComponent('status != "unaddressed"')}`,
};

/** The three routes of a server for forms, and the rows that they write, as a superuser reads them. */
export function doorsOf(server: Pick<ThrowawayPocketBase, 'url' | 'token'>) {
  const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
    fetch(server.url + path, { method: 'POST', headers, body, redirect: 'manual' });
  const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    post(path, typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body), {
      'Content-Type': 'application/json',
      ...headers,
    });
  const api = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}/api/${path}`, {
      ...init,
      headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    });
  const sendForm = (body: unknown, headers?: Record<string, string>) =>
    postJson('/_site/save-form-message', body, headers);
  const sendMessage = (body: unknown, headers?: Record<string, string>) =>
    postJson('/api/collections/messages/records', body, headers);
  return {
    api,
    sendForm,
    sendMessage,
    /** By the JSON route of the form. */
    send: (form: FormName, body: unknown, headers?: Record<string, string>) =>
      form === 'contact' ? sendMessage(body, headers) : sendForm(body, headers),
    sendPlain: (form: FormName, fields: Fields | string | Blob, headers: Record<string, string> = {}) =>
      post(
        `/_site/forms/${form}`,
        typeof fields === 'string' || fields instanceof Blob ? fields : new URLSearchParams(fields).toString(),
        {
          'Content-Type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      ),
    /** Newest first. */
    rows: async (collection = 'form_messages'): Promise<Row[]> => {
      const answer = await api(
        `collections/${collection}/records?sort=-@rowid&perPage=1000${COMPOSED[collection] ?? ''}`,
      );
      return ((await answer.json()) as { items: Row[] }).items;
    },
    count: async (collection = 'form_messages'): Promise<number> => {
      const answer = await api(`collections/${collection}/records?perPage=1${COMPOSED[collection] ?? ''}`);
      return ((await answer.json()) as { totalItems: number }).totalItems;
    },
  };
}
