import { graphql, useStaticQuery } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ContactForm } from '../features/contact/ContactForm';
import { useVoucherContent } from '../features/voucher/useVoucherContent';
import { VoucherForm } from '../features/voucher/VoucherForm';
import { useLocale } from '../i18n/LocaleContext';
import { ButtonLink } from '../ui/Button';
import { Band } from './Band';
import * as styles from './FormSection.module.css';
import type { Block, SectionProps } from './SectionProps';
import { SectionHeading } from './SectionHeading';

type FormName = NonNullable<Block['form']>;
type Details = { email?: string; phone?: string };

/** Where a visitor gets in touch: a form, and the ways that need none. */
export function FormSection({ block }: SectionProps) {
  const { t } = useTranslation('form');
  const name = block.form ?? 'general';
  const withForm = name === 'contact' || name === 'general' || name === 'voucher';
  return (
    <Band tone="mist" anchor={block.anchor}>
      <SectionHeading block={block} />
      {withForm ? (
        <div className={styles.columns}>
          {name === 'voucher' ? <VoucherBlock /> : <ContactForm title={block.title ?? t('send')} />}
          <Ways form={name} lead={t('otherWays')} />
        </div>
      ) : (
        <Ways form={name} />
      )}
    </Band>
  );
}

function VoucherBlock() {
  const { title, button, packages } = useVoucherContent(useLocale());
  return <VoucherForm title={title} button={button} packages={packages} />;
}

/** A letter with its subject filled in, the booking link, the telephone. */
function Ways({ form, lead }: { form: FormName; lead?: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { sites, bookings } = useStaticQuery<Queries.ContactWaysQuery>(graphql`
    query ContactWays {
      sites: allContent(filter: { key: { eq: "site" }, section: { eq: "misc" } }) {
        nodes {
          locale
          details
        }
      }
      bookings: allContent(filter: { key: { eq: "booking" }, section: { eq: "misc" } }) {
        nodes {
          locale
          title
          link
        }
      }
    }
  `);
  const { email, phone } = (sites.nodes.find((node) => node.locale === locale)?.details ?? {}) as Details;
  const booking = bookings.nodes.find((node) => node.locale === locale);
  const letter = `mailto:${email}?subject=${encodeURIComponent(t(`contact.subject.${form}`))}`;
  return (
    <div className={styles.ways}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {email && (
        <ButtonLink to={letter} colour="green">
          {t('contact.write')}
        </ButtonLink>
      )}
      {booking?.link && (
        <ButtonLink to={booking.link} colour="mint">
          {booking.title}
        </ButtonLink>
      )}
      {email && <a href={letter}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
    </div>
  );
}
