import { Alert } from './Alert';
import type { Examples } from './Examples';

export const alertExamples: Examples = (say) => ({
  success: <Alert kind="success">{say('Form successfully submitted', 'Obrazec je uspešno poslan')}</Alert>,
  error: (
    <Alert kind="error">
      <strong>{say('Failed to submit form', 'Obrazca ni bilo mogoče poslati')}</strong>
      <br />
      {say('The server could not be reached. What you wrote is kept.', 'Strežnik ni dosegljiv. Napisano je ohranjeno.')}
    </Alert>
  ),
  'error, with another way': (
    <Alert kind="error">
      <strong>{say('Failed to submit form', 'Obrazca ni bilo mogoče poslati')}</strong>
      <br />
      {say('You can also write to us:', 'Pišete nam lahko tudi na naslov:')}{' '}
      <a href="mailto:hello@modrina.example">hello@modrina.example</a>
    </Alert>
  ),
  'spoken only': (
    <Alert kind="success" spoken={say('Sending …', 'Pošiljanje …')}>
      {null}
    </Alert>
  ),
  'error, not yet': <Alert kind="error">{null}</Alert>,
});
