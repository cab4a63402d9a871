import type { Examples } from '../../ui/Examples';
import { VoucherForm } from './VoucherForm';

export const voucherFormExamples: Examples = (say) => ({
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
});
