import { Away, call, SignedOut } from './call.js';
import { KEY, keepSession, readToken } from './session.js';

const byId = (id) => document.getElementById(id);
let waiting;

/**
 * Shows the form until somebody is signed in; whoever asks meanwhile waits for the same.
 * @param {string} why what to say above the fields
 * @returns {Promise<void>}
 */
export function signIn(why) {
  waiting ??= new Promise((resolve) => {
    const form = byId('sign-in');
    byId('sign-in-why').textContent = why;
    byId('sign-in-fault').textContent = '';
    form.hidden = false;
    byId('email').focus();
    const finish = () => {
      form.removeEventListener('submit', submit);
      removeEventListener('storage', elsewhere);
      form.reset();
      form.hidden = true;
      waiting = undefined;
      resolve();
    };
    const submit = async (event) => {
      event.preventDefault();
      byId('sign-in-fault').textContent = '';
      try {
        keepSession(await open(byId('email').value, byId('password').value));
        finish();
      } catch (error) {
        byId('sign-in-fault').textContent = error.message;
        byId('password').focus();
      }
    };
    // Signed in to the dashboard, in another tab.
    const elsewhere = ({ key }) => key === KEY && readToken() && finish();
    form.addEventListener('submit', submit);
    addEventListener('storage', elsewhere);
  });
  return waiting;
}

async function open(identity, password) {
  const path = '/api/collections/_superusers/auth-with-password';
  try {
    return await call(path, { method: 'POST', body: { identity, password } });
  } catch (error) {
    // After too many wrong passwords the server says how long to wait.
    if (error.cause?.message?.startsWith('Too many attempts')) throw new Error(error.cause.message);
    if (error instanceof Away) throw new Error(`${error.message} Wait a few seconds and try again.`);
    if (error instanceof SignedOut && error.cause?.mfaId) {
      throw new Error('Your account asks for a second step: sign in to the dashboard, then open this page again.');
    }
    throw new Error('The e-mail or the password is not right. Try again.');
  }
}
