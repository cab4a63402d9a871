import type { Examples } from '../../ui/Examples';
import { ContactForm } from './ContactForm';

export const contactFormExamples: Examples = (say) => ({
  empty: <ContactForm title={say('Write to us', 'Pišite nam')} />,
});
