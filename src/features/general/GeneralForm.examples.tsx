import type { Examples } from '../../ui/Examples';
import { GeneralForm } from './GeneralForm';

export const generalFormExamples: Examples = (say) => ({
  empty: <GeneralForm title={say('Describe one process', 'Opišite en postopek')} email="hello@modrina.example" />,
});
