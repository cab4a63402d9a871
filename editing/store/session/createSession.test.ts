import { KEY } from '../../../pocketbase/pages/status/session';
import { memoryStorage } from '../testing/memoryStorage';
import { createSession } from './createSession';

const open = async (email: string) => ({ token: `token of ${email}`, record: { email, role: 'owner' } });
const ANA = { email: 'ana@modrina.example', role: 'owner' };

test('a sign-in also signs in to the dashboard, and a sign-out ends both sessions', async () => {
  const storage = memoryStorage();
  const session = createSession(storage, open);
  const heard = jest.fn();
  session.subscribe(heard);
  expect(session.get().person).toBeUndefined();
  await session.get().signIn(ANA.email, 'secret');
  expect(session.get().person).toEqual(ANA);
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ token: session.token(), record: ANA });
  session.get().signOut();
  expect([session.get().person, session.token(), storage.getItem(KEY)]).toEqual([undefined, '', null]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a session that the server refused is over until there is another one', async () => {
  const session = createSession(memoryStorage({ [KEY]: JSON.stringify({ token: 'old', record: ANA }) }), open);
  session.expire('another');
  expect(session.get().person).toEqual(ANA);
  session.expire('old');
  expect([session.get().person, session.token()]).toEqual([undefined, '']);
  await session.get().signIn(ANA.email, 'secret');
  expect(session.get().person).toEqual(ANA);
});

test('it follows changes in another tab', () => {
  const [storage, tab] = [memoryStorage(), new EventTarget()];
  const session = createSession(storage, open, tab);
  storage.setItem(KEY, JSON.stringify({ token: 'new', record: ANA }));
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(session.get().person).toEqual(ANA);
});

test.each(['{', '[]', '"text"', '{"token":7}'])('%s is no session', (text) => {
  expect(createSession(memoryStorage({ [KEY]: text }), open).get().person).toBeUndefined();
});
