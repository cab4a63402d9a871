import { graphql, type SliceComponentProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { WordsProvider } from '../i18n/WordsProvider';
import { Link } from '../ui/Link';
import * as styles from './Header.module.css';
import { MenuLinks } from './MenuLinks';
import type { Shell } from './shell';

type Props = Pick<Shell, 'home' | 'menu' | 'withLinks'> & { current: string };

/** Logo and menu. A Slice: an edit of a menu rebuilds this part and no page. */
export default function Header(props: SliceComponentProps<Queries.HeaderQuery, { language: string }, Props>) {
  const { data, sliceContext } = props;
  return (
    <WordsProvider locale={sliceContext.language} catalogues={data.locales}>
      <HeaderView {...props} />
    </WordsProvider>
  );
}

/** Lets the overlay open and close without any script: the browser's popover does it, Escape included. */
const MENU_ID = 'site-menu';
const opens = { popovertarget: MENU_ID };
const closes = { popovertarget: MENU_ID, popovertargetaction: 'hide' };

function HeaderView({ data, home, menu, withLinks, current }: Props & { data: Queries.HeaderQuery }) {
  const { t } = useTranslation();
  const name = data.site?.title ?? t('navigation.unnamed');
  const logo = data.site?.image;
  const links = (withLinks && data.menus.nodes.find(({ key }) => key === menu)?.links) || [];
  return (
    <>
      <Link to={home} className={styles.logo} aria-label={t('navigation.home', { name })}>
        {logo && <img src={logo.publicURL} alt="" width="40" height="40" />}
        <span>{name}</span>
      </Link>
      {links.length > 0 && (
        <>
          <nav className={styles.row} aria-label={t('navigation.main')}>
            <MenuLinks links={links} menu={menu} current={current} />
          </nav>
          <button type="button" className={styles.burger} {...opens}>
            <span className={styles.bars} aria-hidden="true" />
            {t('navigation.open')}
          </button>
          <div id={MENU_ID} className={styles.overlay} {...{ popover: 'auto' }}>
            <button type="button" className={styles.close} {...closes}>
              {t('navigation.close')}
            </button>
            <nav aria-label={t('navigation.main')}>
              <MenuLinks links={links} menu={menu} current={current} open />
            </nav>
          </div>
        </>
      )}
    </>
  );
}

export const query = graphql`
  query Header($language: String!) {
    locales: allLocale(filter: { language: { eq: $language } }) {
      edges {
        node {
          ns
          data
        }
      }
    }
    site: content(key: { eq: "site" }, section: { eq: "misc" }, locale: { eq: $language }) {
      title
      image {
        publicURL
      }
    }
    menus: allMenu(filter: { locale: { eq: $language } }) {
      nodes {
        key
        links {
          ...MenuLinkParts
          links {
            ...MenuLinkParts
          }
        }
      }
    }
  }
  fragment MenuLinkParts on MenuLink {
    id
    label
    to
    blank
  }
`;
