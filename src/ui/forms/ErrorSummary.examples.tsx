import { ErrorSummary } from './ErrorSummary';
import type { Examples } from '../Examples';

export const errorSummaryExamples: Examples = (say) => ({
  'two faults': (
    <ErrorSummary
      title={say('There is a problem', 'Nekaj ni v redu')}
      faults={[
        { id: 'example-required', text: say('Name: Required', 'Ime: Obvezno') },
        {
          id: 'example-email-wrong',
          text: say('Email: Invalid email', 'E-poštni naslov: Neveljaven e-poštni naslov'),
        },
      ]}
    />
  ),
  'no fault': <ErrorSummary title={say('There is a problem', 'Nekaj ni v redu')} faults={[]} />,
});
