import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Booking, BookingLink } from '../../features/booking/BookingLink';
import { ButtonLink } from '../../ui/Button';
import * as styles from './FormColumns.module.css';

type Props = {
  /** Other contacts of the company; each is left out if the content has none. */
  email?: string | undefined;
  phone?: string | undefined;
  booking?: Booking | null;
  /** Subject of the e-mail. */
  subject: string;
  /** The form. */
  children: ReactNode;
};

/** In a number with its country the 0 in parentheses is dialled only from within: "+386 (0)1 000 00 00". */
const telephone = (phone: string): string => `tel:${phone.replace(/^(\s*\+[^(]*)\(0\)/, '$1').replace(/[^+\d]/g, '')}`;

/** A form, and beside it the other contacts: an e-mail with its subject, the booking link, the phone number. */
export function FormColumns({ email, phone, booking, subject, children }: Props) {
  const { t } = useTranslation();
  const { t: say } = useTranslation('form');
  const letter = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  const withWays = email || phone || (booking?.link && booking.title);
  return (
    <div className={styles.columns}>
      {children}
      {withWays && (
        <div className={styles.ways}>
          <p className={styles.lead}>{say('otherWays')}</p>
          {email && (
            <ButtonLink to={letter} colour="quiet">
              {t('contact.write')}
            </ButtonLink>
          )}
          <BookingLink booking={booking} />
          {email && <a href={letter}>{email}</a>}
          {phone && <a href={telephone(phone)}>{phone}</a>}
        </div>
      )}
    </div>
  );
}
