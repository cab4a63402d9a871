import type { Examples } from '../../ui/Examples';
import { ReferralForm } from './ReferralForm';

export const referralFormExamples: Examples = (say) => ({
  empty: <ReferralForm title={say('Join the programme', 'Pridružite se programu')} email="hello@modrina.example" />,
});
