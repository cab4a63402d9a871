import { useTranslation } from 'react-i18next';
import { BookingLink } from '../../features/booking/BookingLink';
import { readVoucherContent } from '../../features/voucher/VoucherContent';
import { useVoucherLink, VoucherDialog } from '../../features/voucher/VoucherDialog';
import { useLocale } from '../../i18n/LocaleContext';
import { localHref } from '../../i18n/localHref';
import { textLanguage } from '../../i18n/textLanguage';
import { ButtonLink } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Prose } from '../../ui/prose/Prose';
import * as styles from './Footer.module.css';
import type { Shell } from '../shell';

type FooterProps = Pick<Shell, 'euStrip' | 'withSocial' | 'withBlog'> & {
  /** On the error page: without the menu's links and the modal. */
  bare: boolean;
};
type Props = FooterProps & { data: Omit<Queries.FooterQuery, 'locales'> };

/** The year is part of the site's legal line, not of the calendar. */
const COPYRIGHT_YEAR = 2025;

/** Links, legal lines, the offer that fits the page, and the voucher's dialog. */
export function FooterView({ data, euStrip, withSocial, withBlog, bare }: Props) {
  const { t } = useTranslation();
  const opener = useVoucherLink();
  const locale = useLocale();
  const { site, booking, voucher, voucherForm, packages } = data;
  const page = localHref(voucher?.link ?? '', locale) ?? '';
  const name = site?.title ?? '';
  const { email } = (site?.details ?? {}) as { email?: string };
  const links = (data.menu?.links ?? []).filter(
    (link) => (withSocial || link.name !== 'social') && (withBlog || link.name !== 'blog'),
  );
  return (
    <>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <div>
            <p className={styles.name}>{name}</p>
            <Prose text={site?.text} className={styles.claim} lang={textLanguage(site, 'text')} />
            <div className={styles.offers}>
              <BookingLink booking={booking} />
              {!euStrip && voucher?.link && voucher.title && (
                <ButtonLink
                  to={voucher.link}
                  colour="yellow"
                  lang={textLanguage(voucher, 'title')}
                  {...(!bare && opener)}
                >
                  {voucher.title}
                </ButtonLink>
              )}
            </div>
          </div>
          {!bare && (
            <nav className={styles.links} aria-label={t('navigation.footer')}>
              <ul>
                {links.map(({ id, borrowed, to, label, blank }) => (
                  <li key={id}>
                    <Link
                      to={to ?? ''}
                      lang={textLanguage({ borrowed }, 'label')}
                      {...(blank && { target: '_blank', rel: 'noopener' })}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {euStrip && <EuStrip content={data.euStrip} />}
          {!bare && data.build?.siteMetadata?.asksConsent && (
            // src/runtime/consent/startConsent.ts handles the click: it works before React does, and without it. An even
            // earlier click is kept.
            <button type="button" className={styles.consent} data-consent="open" data-application="press">
              {t('footer.consent')}
            </button>
          )}
          <p className={styles.legal}>
            {t('footer.copyright', { year: COPYRIGHT_YEAR, name })} ·{' '}
            {t('footer.version', { version: data.build?.siteMetadata?.version ?? 0 })}
          </p>
        </div>
      </footer>
      {!bare && <VoucherDialog {...readVoucherContent(voucherForm, packages)} page={page} email={email} />}
    </>
  );
}

/** The co-financiers: two logos, 60 px high, linked to the projects. */
function EuStrip({ content }: { content: Queries.FooterQuery['euStrip'] }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/project/"
      className={styles.strip}
      aria-label={content?.title || t('project.all')}
      lang={textLanguage(content, 'title')}
    >
      <img src="/eu/emblem.svg" alt="" width="90" height="60" loading="lazy" />
      <img src="/eu/programme.svg" alt="" width="180" height="60" loading="lazy" />
    </Link>
  );
}
