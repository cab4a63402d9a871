import type { Examples } from '../Examples';
import { SubmitButton } from './SubmitButton';

export const submitButtonExamples: Examples = (say) => {
  const words = say('Send', 'Pošlji');
  const busyText = say('Sending …', 'Pošiljanje …');
  return {
    ready: (
      <SubmitButton busy={false} busyText={busyText}>
        {words}
      </SubmitButton>
    ),
    loading: (
      <SubmitButton busy busyText={busyText}>
        {words}
      </SubmitButton>
    ),
  };
};
