import { textLanguage, type Written } from '../../i18n/textLanguage';
import { ButtonLink } from '../../ui/Button';

/** The content of the booking link. */
export type Booking = Written & { readonly title: string | null; readonly link: string | null };

/** The button that leads to the booking of a call; nothing if the content has none. */
export function BookingLink({ booking }: { booking: Booking | null | undefined }) {
  if (!booking?.link || !booking.title) return null;
  return (
    <ButtonLink to={booking.link} colour="mint" counted="booking" lang={textLanguage(booking, 'title')}>
      {booking.title}
    </ButtonLink>
  );
}
