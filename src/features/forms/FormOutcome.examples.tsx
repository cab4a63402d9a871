import type { Examples } from '../../ui/Examples';
import { FormOutcome } from './FormOutcome';
import type { SendFailure } from './sending/SendResult';

const EMAIL = 'hello@modrina.example';

export const formOutcomeExamples: Examples = (say) => {
  const words = {
    success: say('Form successfully submitted', 'Obrazec je uspešno poslan'),
    failure: say('Failed to submit form', 'Obrazca ni bilo mogoče poslati'),
  };
  const failed = (failure: Omit<SendFailure, 'status'>) => (
    <FormOutcome outcome={{ status: 'failed', ...failure }} busy={false} words={words} email={EMAIL} />
  );
  return {
    sent: <FormOutcome outcome={{ status: 'sent' }} busy={false} words={words} email={EMAIL} />,
    'too many': failed({ reason: 'tooMany', retryAfter: 120 }),
    'not stored': failed({ reason: 'storage', retryAfter: 30 }),
    'no answer': failed({ reason: 'aborted' }),
  };
};
