import type { Examples } from '../Examples';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { SubmitButton } from './SubmitButton';

/** The parts of forms, in each state. */
export const formPartExamples: Readonly<Record<string, Examples>> = {
  SubmitButton: (say) => {
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
  },
  Field: (say) => {
    const options = [
      { value: '1', label: say('Digital check-up', 'Digitalni pregled') },
      { value: '2', label: say('A plan for six months', 'Načrt za šest mesecev') },
    ];
    const required = say('Required', 'Obvezno polje');
    const choose = say('Choose a package', 'Izberite paket');
    const pack = say('Package', 'Paket');
    const message = say('Message', 'Sporočilo');
    return {
      text: <Field id="example-text" name="company" type="text" label={say('Company', 'Podjetje')} />,
      'text, required': <Field id="example-required" name="name" type="text" label={say('Name', 'Ime')} required />,
      'email, with an example': (
        <Field
          id="example-email"
          name="email"
          type="email"
          label={say('Email', 'E-poštni naslov')}
          placeholder={say('Enter your email', 'Vnesite svoj e-poštni naslov')}
        />
      ),
      'email, with an error': (
        <Field
          id="example-email-wrong"
          name="email"
          type="email"
          label={say('Email for the answer', 'E-poštni naslov za odgovor')}
          required
          error={say('Invalid email', 'Neveljaven e-poštni naslov')}
        />
      ),
      'text, with a hint and an error': (
        <Field
          id="example-hint"
          name="wallet"
          type="text"
          label={say('Wallet address', 'Naslov denarnice')}
          hint={say('0x and 40 characters', '0x in 40 znakov')}
          error={say('Invalid wallet address', 'Nepravilna oblika naslova')}
          verbatim
        />
      ),
      telephone: <Field id="example-tel" name="phone" type="tel" label={say('Phone number', 'Telefonska številka')} />,
      textarea: <Field id="example-area" name="message" type="textarea" label={message} />,
      'textarea, with an error': (
        <Field id="example-area-wrong" name="message" type="textarea" label={message} required error={required} />
      ),
      select: (
        <Field id="example-select" name="package" type="select" label={pack} placeholder={choose} options={options} />
      ),
      'select, with an error': (
        <Field
          id="example-select-wrong"
          name="package"
          type="select"
          label={pack}
          placeholder={choose}
          options={options}
          required
          error={required}
        />
      ),
      focus: (
        <div data-force="focus-visible">
          <Field id="example-focus" name="city" type="text" label={say('City', 'Kraj')} />
        </div>
      ),
    };
  },
  ErrorSummary: (say) => ({
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
  }),
};
