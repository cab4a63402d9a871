import { type FormEvent, useRef, useState } from 'react';
import { texts as status } from '../../../pocketbase/pages/status/texts';
import { useSession } from '../../store/hooks';
import { Dialog } from '../ui/Dialog';
import { Mark } from '../ui/Mark';
import * as ui from '../ui/ui.module.css';
import { texts } from '../texts';
import * as styles from './SignIn.module.css';

/** The form with e-mail and password. @param email filled in, if somebody was signed in before */
function SignInForm({ email: known = '' }: { email?: string }) {
  const { signIn } = useSession();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault('');
    setBusy(true);
    try {
      await signIn(email, password);
    } catch (error) {
      setFault((error as Error).message);
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={ui.field}>
        <label htmlFor="sign-in-email">{status.signIn.email}</label>
        <input
          id="sign-in-email"
          className={ui.input}
          type="email"
          autoComplete="username"
          required
          value={email}
          data-first={known ? undefined : true}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <div className={ui.field}>
        <label htmlFor="sign-in-password">{status.signIn.password}</label>
        <input
          ref={field}
          id="sign-in-password"
          className={ui.input}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          aria-invalid={fault !== ''}
          aria-describedby="sign-in-fault"
          data-first={known ? true : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <p id="sign-in-fault" className={styles.fault} role="alert">
        {fault}
      </p>
      <button type="submit" className={`${ui.button} ${ui.main}`} aria-disabled={isBusy}>
        {status.signIn.button}
      </button>
    </form>
  );
}

/** The page before anything is shown: nobody is signed in. */
export function SignInPage() {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <p className={styles.brand}>
          <Mark />
          {texts.name}
        </p>
        <h1>{status.signIn.title}</h1>
        <p>{status.signIn.why}</p>
        <SignInForm />
      </div>
    </main>
  );
}

/** Over the page when a session ended: what was typed stays where it is. */
export function SignInDialog({ email }: { email: string }) {
  return (
    <Dialog title={status.signIn.title}>
      <p>{texts.sessionOver}</p>
      <SignInForm email={email} />
    </Dialog>
  );
}
