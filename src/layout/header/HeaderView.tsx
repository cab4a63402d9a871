import { useTranslation } from 'react-i18next';
import { SearchDialog, SearchLink } from '../../features/search/SearchDialog';
import { textLanguage } from '../../i18n/textLanguage';
import { Link } from '../../ui/Link';
import { type Shell, menuTarget } from '../shell';
import * as styles from './HeaderView.module.css';
import * as menuStyles from './MenuLinks.module.css';
import { MenuOverlay } from './MenuOverlay';

type Props = Pick<Shell, 'home' | 'menu' | 'withLinks' | 'withSearch'> & {
  current: string;
  data: Omit<Queries.HeaderQuery, 'locales'>;
};

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

type MenuLink = Queries.MenuLinkPartsFragment & { readonly links?: readonly MenuLink[] };
type MenuLinksProps = {
  links: readonly MenuLink[];
  menu: Shell['menu'];
  /** Path of the current page, without a locale's prefix. */
  current: string;
  /** Groups are open: the overlay has space for them. */
  open?: boolean;
};

/** The menu's target to which a page belongs: of all links that its path begins with, the longest. */
function currentTarget(links: readonly MenuLink[], menu: Shell['menu'], current: string): string | undefined {
  return links
    .flatMap((link) => [link, ...(link.links ?? [])])
    .map(({ to }) => menuTarget(to ?? '', menu))
    .filter((to) => (to === '/' ? current === '/' : to.startsWith('/') && current.startsWith(to)))
    .sort((a, b) => b.length - a.length)[0];
}

/** A menu's links; a link with links of its own is a group that opens. */
function MenuLinks({ links, menu, current, open = false }: MenuLinksProps) {
  const target = currentTarget(links, menu, current);
  return (
    <ul className={open ? menuStyles.stack : menuStyles.row}>
      {links.map((link) => (
        <li key={link.id}>
          {link.links && link.links.length > 0 ? (
            <Group link={link} menu={menu} target={target} open={open} />
          ) : (
            <Item link={link} menu={menu} target={target} />
          )}
        </li>
      ))}
    </ul>
  );
}

type ItemProps = { link: MenuLink; menu: Shell['menu']; target: string | undefined };

function Item({ link, menu, target }: ItemProps) {
  const to = menuTarget(link.to ?? '', menu);
  const newTab = link.blank ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link
      to={to}
      className={menuStyles.link}
      lang={textLanguage(link, 'label')}
      aria-current={to === target ? 'true' : undefined}
      {...newTab}
    >
      {link.label}
    </Link>
  );
}

function Group({ link, menu, target, open }: ItemProps & { open: boolean }) {
  const children = link.links ?? [];
  const within = children.some(({ to }) => menuTarget(to ?? '', menu) === target);
  const list = (
    <ul className={open ? menuStyles.inner : menuStyles.dropdown}>
      {children.map((child) => (
        <li key={child.id}>
          <Item link={child} menu={menu} target={target} />
        </li>
      ))}
    </ul>
  );
  if (open) {
    return (
      <>
        <span className={menuStyles.heading} lang={textLanguage(link, 'label')}>
          {link.label}
        </span>
        {list}
      </>
    );
  }
  return (
    <details className={menuStyles.group} name="header">
      <summary className={menuStyles.link} data-current={within || undefined} lang={textLanguage(link, 'label')}>
        {link.label}
      </summary>
      {list}
    </details>
  );
}
