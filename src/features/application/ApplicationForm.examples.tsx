import type { Examples } from '../../ui/Examples';
import { ApplicationForm } from './ApplicationForm';

export const applicationFormExamples: Examples = (say) => ({
  'for a workshop': (
    <ApplicationForm
      title={say('Apply for this workshop', 'Prijavite se na delavnico')}
      subject={say('A factory data day', 'Dan podatkov v tovarni')}
      email="hello@modrina.example"
    />
  ),
});
