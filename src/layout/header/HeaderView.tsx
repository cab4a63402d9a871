import { useTranslation } from 'react-i18next';
import { SearchDialog, SearchLink } from '../../features/search/SearchDialog';
import { Link } from '../../ui/Link';
import * as styles from './HeaderView.module.css';
import { MenuLinks } from './MenuLinks';
import { MenuOverlay } from './MenuOverlay';
import type { Shell } from '../shell';

type HeaderProps = Pick<Shell, 'home' | 'menu' | 'withLinks' | 'withSearch'> & { current: string };
type Props = HeaderProps & { data: Omit<Queries.HeaderQuery, 'locales'> };

/** Logo, the row of links for wide screens and the overlay for narrow ones, the search link. */
export function HeaderView({ data, home, menu, withLinks, withSearch, current }: Props) {
  const { t } = useTranslation();
  const name = data.site?.title ?? t('navigation.unnamed');
  const logo = data.site?.image;
  const known = data[menu]?.links ?? [];
  const links = withLinks ? known : [];
  return (
    <>
      <Link
        to={home}
        className={styles.logo}
        aria-label={t('navigation.home', { name })}
        aria-current={current === home ? 'page' : undefined}
        // Frame's styles hide a header that waits for its menu.
        data-menu={known.length > 0 ? 'ready' : 'empty'}
      >
        {logo && <img src={logo.publicURL} alt="" width="40" height="40" />}
        <span>{name}</span>
      </Link>
      {links.length > 0 && (
        <nav className={styles.row} aria-label={t('navigation.main')}>
          <MenuLinks links={links} menu={menu} current={current} />
        </nav>
      )}
      {withSearch && (
        <>
          <SearchLink />
          <SearchDialog />
        </>
      )}
      {links.length > 0 && (
        <MenuOverlay>
          {withSearch && <SearchLink worded />}
          <MenuLinks links={links} menu={menu} current={current} open />
        </MenuOverlay>
      )}
    </>
  );
}
