import { useTranslation } from 'react-i18next';
import { ApplicationForm } from '../../features/forms/kinds/ApplicationForm';
import { ContactForm, GeneralForm } from '../../features/forms/kinds/ContactForm';
import { ReferralForm } from '../../features/forms/kinds/ReferralForm';
import { readVoucherContent } from '../../features/voucher/VoucherContent';
import { VoucherForm } from '../../features/voucher/VoucherForm';
import type { Block } from '../Band';

type Props = {
  block: Block;
  /** Of a further form of its kind on the page. */
  id: string | undefined;
  email: string | undefined;
};

/** The form that the block's editor chose. */
export function BlockForm({ block, id, email }: Props) {
  const { t } = useTranslation();
  const { t: say } = useTranslation('form');
  const title = block.title ?? say('send');
  switch (block.form) {
    case 'voucher':
      return <VoucherForm id={id} {...readVoucherContent(block.voucherForm, block.voucherPackages)} email={email} />;
    case 'contact':
      return <ContactForm id={id} title={title} email={email} />;
    case 'referral':
      return <ReferralForm id={id} title={title} email={email} />;
    case 'application': {
      const subject = block.eyebrow ?? block.title ?? t('contact.subject.application');
      return <ApplicationForm id={id} title={title} subject={subject} email={email} />;
    }
    default:
      return <GeneralForm id={id} title={title} email={email} />;
  }
}
