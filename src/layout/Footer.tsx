import { graphql, type SliceComponentProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useVoucherLink } from '../features/voucher/useVoucherLink';
import { WordsProvider } from '../i18n/WordsProvider';
import { ButtonLink } from '../ui/Button';
import { Link } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './Footer.module.css';
import type { Shell } from './shell';

type Props = Pick<Shell, 'euStrip' | 'withSocial' | 'withBlog'>;

/** The year is part of the site's legal line, not of the calendar. */
const COPYRIGHT_YEAR = 2025;

/** Links, legal lines, and the offer that fits the page. A Slice, as the header is. */
export default function Footer(props: SliceComponentProps<Queries.FooterQuery, { language: string }, Props>) {
  return (
    <WordsProvider locale={props.sliceContext.language} catalogues={props.data.locales}>
      <FooterView {...props} />
    </WordsProvider>
  );
}

function FooterView({ data, euStrip, withSocial, withBlog }: Props & { data: Queries.FooterQuery }) {
  const { t } = useTranslation();
  const openVoucher = useVoucherLink();
  const { site, booking, voucher } = data;
  const name = site?.title ?? '';
  const links = (data.menu?.links ?? []).filter(
    (link) => (withSocial || link.name !== 'social') && (withBlog || link.name !== 'blog'),
  );
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{name}</p>
          <Prose text={site?.text} className={styles.claim} />
          <div className={styles.offers}>
            {booking?.link && (
              <ButtonLink to={booking.link} colour="mint">
                {booking.title}
              </ButtonLink>
            )}
            {!euStrip && voucher?.link && (
              <ButtonLink to={voucher.link} colour="yellow" onClick={openVoucher}>
                {voucher.title}
              </ButtonLink>
            )}
          </div>
        </div>
        <nav className={styles.links} aria-label={t('navigation.footer')}>
          <ul>
            {links.map(({ id, to, label, blank }) => (
              <li key={id}>
                <Link to={to ?? ''} {...(blank && { target: '_blank', rel: 'noopener' })}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {euStrip && <EuStrip title={data.euStrip?.title} />}
        <p className={styles.legal}>
          {t('footer.copyright', { year: COPYRIGHT_YEAR, name })} ·{' '}
          {t('footer.version', { version: data.build?.siteMetadata?.version ?? 0 })}
        </p>
      </div>
    </footer>
  );
}

/** Who co-finances: two logos, 60 px high, leading to the projects. */
function EuStrip({ title }: { title: string | null | undefined }) {
  return (
    <Link to="/project/" className={styles.strip} aria-label={title ?? undefined}>
      <img src="/eu/emblem.svg" alt="" width="90" height="60" loading="lazy" />
      <img src="/eu/programme.svg" alt="" width="180" height="60" loading="lazy" />
    </Link>
  );
}

export const query = graphql`
  query Footer($language: String!) {
    locales: allLocale(filter: { language: { eq: $language } }) {
      edges {
        node {
          ns
          data
        }
      }
    }
    build: site {
      siteMetadata {
        version
      }
    }
    site: content(key: { eq: "site" }, section: { eq: "misc" }, locale: { eq: $language }) {
      title
      text {
        tree
      }
    }
    booking: content(key: { eq: "booking" }, section: { eq: "misc" }, locale: { eq: $language }) {
      title
      link
    }
    voucher: content(key: { eq: "voucher-link" }, section: { eq: "misc" }, locale: { eq: $language }) {
      title
      link
    }
    euStrip: content(key: { eq: "eu-strip" }, section: { eq: "misc" }, locale: { eq: $language }) {
      title
    }
    menu(key: { eq: "menu-footer" }, locale: { eq: $language }) {
      links {
        id
        name
        to
        label
        blank
      }
    }
  }
`;
