import { getDefaultStore } from 'jotai';
import { noticesAtom } from '../ui/notices';
import { texts } from '../texts';
import { signOutAndReload } from './signOutAndReload';

test('nobody is signed out while something is kept in the tab alone', () => {
  const signOut = jest.fn();
  addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  signOutAndReload(signOut);
  expect(signOut).not.toHaveBeenCalled();
  expect(getDefaultStore().get(noticesAtom)).toEqual([expect.objectContaining({ text: texts.bar.notSignedOut })]);
});
