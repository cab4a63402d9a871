import type { Container } from './startContainer';

const PORT = 8090;

/** An answer to a request that was made inside a container. */
export interface Answer {
  status: number;
  body: string;
}

/** The account with which the containers start. */
export const OWNER = { PB_SUPERUSER_EMAIL: 'container@modrina.example', PB_SUPERUSER_PASSWORD: 'only-for-this-test' };

/** Ends the test with a sentence. @throws Error with it, unless the condition holds */
export function must(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}

/** A GET, or a POST of JSON, by the image's own curl: the container has no network that reaches out of it. */
export async function ask(container: Container, target: string, body?: unknown, token = ''): Promise<Answer> {
  const post = body === undefined ? [] : ['--header', 'Content-Type: application/json', '--data', JSON.stringify(body)];
  const signed = token ? ['--header', `Authorization: ${token}`] : [];
  const options = ['--silent', '--location', '--write-out', '\n%{http_code}', ...post, ...signed];
  const { output } = await container.exec('curl', ...options, `http://127.0.0.1:${PORT}${target}`);
  const end = output.trimEnd().lastIndexOf('\n');
  return { status: Number(output.slice(end + 1)), body: output.slice(0, Math.max(end, 0)) };
}

/** Sends a form. @returns the id of its row @throws Error with the answer if it was not stored */
export async function sendForm(container: Container): Promise<string> {
  const form = {
    form: 'general',
    name: 'Ana Čuk',
    email: 'ana@visitor.example',
    message: 'Živjo',
    data: { phone: '1' },
  };
  const { status, body } = await ask(container, '/_site/save-form-message', form);
  must(status === 201, `The form was answered with ${status}: ${body}`);
  return (JSON.parse(body) as { id: string }).id;
}

/** Whether a form's row is in the database, read with the owner's password. */
export async function hasForm(container: Container, id: string): Promise<boolean> {
  const [identity, password] = Object.values(OWNER);
  const signIn = await ask(container, '/api/collections/_superusers/auth-with-password', { identity, password });
  must(signIn.status === 200, `The owner could not sign in (${signIn.status}): ${signIn.body}`);
  const { token } = JSON.parse(signIn.body) as { token: string };
  return (await ask(container, `/api/collections/form_messages/records/${id}`, undefined, token)).status === 200;
}
