import { ApplicationForm } from '../features/forms/kinds/ApplicationForm';
import { ContactForm, GeneralForm } from '../features/forms/kinds/ContactForm';
import { FormOutcome } from '../features/forms/FormOutcome';
import type { SendFailure } from '../features/forms/sending/SendResult';
import { ReferralForm } from '../features/forms/kinds/ReferralForm';
import { VoucherForm } from '../features/voucher/VoucherForm';
import type { Examples } from '../ui/Examples';
import { formPartExamples } from '../ui/forms/forms.examples';
import { proseExamples } from '../ui/prose/Prose.examples';
import { uiExamples } from '../ui/ui.examples';

const EMAIL = 'hello@modrina.example';

/** The forms of the site and their outcomes, in each state. */
const formExamples: Readonly<Record<string, Examples>> = {
  FormOutcome: (say) => {
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
  },
  ContactForm: (say) => ({
    empty: <ContactForm title={say('Write to us', 'Pišite nam')} />,
  }),
  VoucherForm: (say) => ({
    'with a package chosen': (
      <VoucherForm
        title={say('Apply for a voucher', 'Prijavite se za vavčer')}
        button={say('Apply', 'Prijava')}
        packages={[
          { value: '1', label: say('Digital check-up', 'Digitalni pregled') },
          { value: '2', label: say('A plan for six months', 'Načrt za šest mesecev') },
        ]}
        selected="2"
      />
    ),
  }),
  ApplicationForm: (say) => ({
    'for a workshop': (
      <ApplicationForm
        title={say('Apply for this workshop', 'Prijavite se na delavnico')}
        subject={say('A factory data day', 'Dan podatkov v tovarni')}
        email={EMAIL}
      />
    ),
  }),
  ReferralForm: (say) => ({
    empty: <ReferralForm title={say('Join the programme', 'Pridružite se programu')} email={EMAIL} />,
  }),
  GeneralForm: (say) => ({
    empty: <GeneralForm title={say('Describe one process', 'Opišite en postopek')} email={EMAIL} />,
  }),
};

/** The examples of every component, by the component's name, in the order of the kitchen-sink page. */
export const exampleSheets: Readonly<Record<string, Examples>> = {
  ...uiExamples,
  ...formPartExamples,
  Prose: proseExamples,
  ...formExamples,
};
