type Credentials = { PB_SUPERUSER_EMAIL: string; PB_SUPERUSER_PASSWORD: string };
type Answer = { token: string; items: { id: string }[] };

async function call(address: string, method: string, token: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: token };
  const response = await fetch(address, { method, headers, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** Signs in and changes an article's title, as an editor does in the dashboard. */
export async function editTitle(url: string, superuser: Credentials, slug: string, title: string): Promise<void> {
  const { token } = await call(`${url}/api/collections/_superusers/auth-with-password`, 'POST', '', {
    identity: superuser.PB_SUPERUSER_EMAIL,
    password: superuser.PB_SUPERUSER_PASSWORD,
  });
  const posts = `${url}/api/collections/posts/records`;
  const { items } = await call(`${posts}?filter=${encodeURIComponent(`slug="${slug}"`)}`, 'GET', token);
  await call(`${posts}/${items[0]?.id}`, 'PATCH', token, { title });
}
