import { useTranslation } from 'react-i18next';
import { ApplicationForm } from '../../features/application/ApplicationForm';
import { ContactForm } from '../../features/contact/ContactForm';
import { GeneralForm } from '../../features/general/GeneralForm';
import { ReferralForm } from '../../features/referral/ReferralForm';
import { readVoucherContent } from '../../features/voucher/VoucherContent';
import { VoucherForm } from '../../features/voucher/VoucherForm';
import { Band, type Block, type SectionProps } from '../Band';
import { FormColumns } from './FormColumns';
import { SectionHeading } from '../SectionHeading';

type Details = { email?: string; phone?: string };

/** A form, and the other contacts of the company. */
export function FormSection({ block }: SectionProps) {
  const { t } = useTranslation();
  const { email, phone } = (block.site?.details ?? {}) as Details;
  const form = block.form ?? 'general';
  return (
    <Band tone="mist" anchor={block.anchor}>
      <SectionHeading block={block} />
      <FormColumns email={email} phone={phone} booking={block.booking} subject={t(`contact.subject.${form}`)}>
        <BlockForm block={block} email={email} />
      </FormColumns>
    </Band>
  );
}

/** The form that the block's editor chose. */
function BlockForm({ block, email }: { block: Block; email: string | undefined }) {
  const { t } = useTranslation();
  const { t: say } = useTranslation('form');
  const title = block.title ?? say('send');
  switch (block.form) {
    case 'voucher':
      return <VoucherForm {...readVoucherContent(block.voucherForm, block.voucherPackages)} email={email} />;
    case 'contact':
      return <ContactForm title={title} email={email} />;
    case 'referral':
      return <ReferralForm title={title} email={email} />;
    case 'application': {
      const subject = block.eyebrow ?? block.title ?? t('contact.subject.application');
      return <ApplicationForm title={title} subject={subject} email={email} />;
    }
    default:
      return <GeneralForm title={title} email={email} />;
  }
}
