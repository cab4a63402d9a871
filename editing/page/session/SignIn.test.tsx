import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionContext } from '../../store/context';
import type { SessionState } from '../../store/types';
import { addBrowserParts } from '../../fields/testing/browserParts';
import { SignInDialog, SignInPage } from './SignIn';

function sessionWith(signIn: SessionState['signIn']) {
  const state: SessionState = { person: undefined, signIn, signOut: () => undefined };
  return { get: () => state, subscribe: () => () => undefined };
}

beforeAll(addBrowserParts);

test('the page signs in, and says why it could not', async () => {
  const signIn = jest.fn().mockRejectedValueOnce(new Error('The password is not right.')).mockResolvedValue(undefined);
  render(
    <SessionContext.Provider value={sessionWith(signIn)}>
      <SignInPage />
    </SessionContext.Provider>,
  );
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@modrina.example');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The password is not right.');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The password is not right.');
  await userEvent.keyboard('{Enter}');
  expect(signIn).toHaveBeenCalledTimes(2);
  expect(signIn).toHaveBeenLastCalledWith('ana@modrina.example', 'wrong');
});

test('over the page the e-mail is filled in, and the password has the focus', () => {
  render(
    <SessionContext.Provider value={sessionWith(async () => undefined)}>
      <SignInDialog email="ana@modrina.example" />
    </SessionContext.Provider>,
  );
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@modrina.example');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});
