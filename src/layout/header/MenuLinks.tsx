import { textLanguage } from '../../i18n/textLanguage';
import { Link } from '../../ui/Link';
import * as styles from './MenuLinks.module.css';
import { menuTarget, routeName, type Shell } from '../shell';

type MenuLink = Queries.MenuLinkPartsFragment & { readonly links?: readonly MenuLink[] };
type Props = {
  links: readonly MenuLink[];
  menu: Shell['menu'];
  /** Path of the current page, without a locale's prefix. */
  current: string;
  /** Groups are open: the overlay has space for them. */
  open?: boolean;
};

/**
 * The menu's target to which a page belongs: of all links that its path begins with, the longest; else the first link to the same
 * part of the site. There is no list of cases above a case, and each product's assistant has a path of its own.
 */
function currentTarget(links: readonly MenuLink[], menu: Shell['menu'], current: string): string | undefined {
  const targets = links.flatMap((link) => [link, ...(link.links ?? [])]).map(({ to }) => menuTarget(to ?? '', menu));
  const [longest] = targets
    .filter((to) => (to === '/' ? current === '/' : to.startsWith('/') && current.startsWith(to)))
    .sort((a, b) => b.length - a.length);
  const route = routeName(current);
  return (
    longest ?? (NAMED.includes(route) ? targets.find((to) => to.startsWith('/') && routeName(to) === route) : undefined)
  );
}

/** The parts of the site that the specification finds by a word within the path. */
const NAMED: readonly string[] = ['assistant', 'case', 'ai-svetovanje'];

/** A menu's links; a link with links of its own is a group that opens. */
export function MenuLinks({ links, menu, current, open = false }: Props) {
  const target = currentTarget(links, menu, current);
  return (
    <ul className={open ? styles.stack : styles.row}>
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
      className={styles.link}
      lang={textLanguage(link, 'label')}
      aria-current={to === target ? 'true' : undefined}
      {...newTab}
    >
      {link.label}
    </Link>
  );
}

/** The links of a group: first the one to the group's own target, which its heading, a button, cannot lead to. */
function childrenOf({ links = [], ...link }: MenuLink, menu: Shell['menu']): readonly MenuLink[] {
  const own = menuTarget(link.to ?? '', menu);
  return !link.to || links.some(({ to }) => menuTarget(to ?? '', menu) === own) ? links : [link, ...links];
}

function Group({ link, menu, target, open }: ItemProps & { open: boolean }) {
  const children = childrenOf(link, menu);
  const within = children.some(({ to }) => menuTarget(to ?? '', menu) === target);
  const list = (
    <ul className={open ? styles.inner : styles.dropdown}>
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
        <span className={styles.heading} lang={textLanguage(link, 'label')}>
          {link.label}
        </span>
        {list}
      </>
    );
  }
  return (
    <details className={styles.group} name="header">
      <summary className={styles.link} data-current={within || undefined} lang={textLanguage(link, 'label')}>
        {link.label}
      </summary>
      {list}
    </details>
  );
}
