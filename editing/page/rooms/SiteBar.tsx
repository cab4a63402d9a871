import { useSession } from '../../store/hooks';
import { BASE } from '../address/address';
import { PageLink } from '../address/PageLink';
import { fill, texts } from '../texts';
import { Menu } from '../ui/Menu';
import { Mark } from '../ui/Mark';
import * as styles from './Rooms.module.css';

/** The bar above the list of everything. */
export function SiteBar() {
  const { person, signOut } = useSession();
  return (
    <header className={styles.bar}>
      <PageLink className={styles.home} href={BASE}>
        <Mark />
        {texts.name}
      </PageLink>
      <Menu
        label={texts.bar.more}
        items={[
          { label: texts.bar.status, icon: 'out', href: '/_site/status' },
          { label: texts.bar.dashboardHome, icon: 'out', href: '/_/' },
          { label: texts.bar.site, icon: 'out', href: '/' },
          person && { label: fill(texts.bar.signOut, { email: person.email }), run: signOut },
        ]}
      />
    </header>
  );
}
