import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/Alert';
import type { SendFailure } from './sending/SendResult';
import type { Outcome } from './sending/useSubmission';

const subscribe = (changed: () => void) => {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, changed);
  return () => events.forEach((event) => window.removeEventListener(event, changed));
};

/** Whether the browser reports a network connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** The messages after success and failure; `successWithoutMail` where the usual one states that a mail was sent. */
export type FormWords = {
  readonly success: string;
  readonly successWithoutMail?: string;
  readonly failure: string;
};

type Props = {
  outcome: Outcome | undefined;
  /** The form is being sent; screen readers announce it. */
  busy: boolean;
  words: FormWords;
  email: string | undefined;
};

/** The message area below a form: the outcome, and after a failure the remedy. */
export function FormOutcome({ outcome, busy, words, email }: Props) {
  const { t } = useTranslation('form');
  return (
    <>
      <Alert kind="success" spoken={busy ? t('sending') : undefined}>
        {outcome?.status === 'sent' && ((outcome.withoutMail && words.successWithoutMail) || words.success)}
      </Alert>
      <Alert kind="error">
        {outcome?.status === 'failed' && (
          <>
            <strong>{words.failure}</strong>
            <br />
            <Reason {...outcome} />
            {email && (
              <>
                <br />
                {t('writeInstead')} <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </>
        )}
      </Alert>
    </>
  );
}

const MINUTE = 60;

/** The reason of a failure, that nothing is lost, and when to try again. */
function Reason({ reason, retryAfter }: SendFailure) {
  const { t } = useTranslation('form');
  const online = useOnline();
  const again = () => {
    if (retryAfter === undefined) return t('tryAgain');
    if (retryAfter <= MINUTE) return t('retryIn.seconds', { count: retryAfter });
    return t('retryIn.minutes', { count: Math.ceil(retryAfter / MINUTE) });
  };
  switch (reason) {
    case 'offline':
      return <>{t(online ? 'failure.online' : 'failure.offline')}</>;
    case 'tokenUsed':
      return <>{t('failure.tokenUsed')}</>;
    case 'keyReused':
      return <>{t('failure.keyReused')}</>;
    case 'aborted':
      return <>{[t('aborted'), t('kept')].join(' ')}</>;
    case 'wentWrong':
      return <>{[t('wentWrong'), t('kept'), again()].join(' ')}</>;
    default:
      return <>{[t(`failure.${reason}`), t('kept'), again()].join(' ')}</>;
  }
}
