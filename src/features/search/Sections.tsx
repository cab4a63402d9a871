import { useTranslation } from 'react-i18next';
import { onPlainClick } from '../../lib/browser/clicks';
import { Link } from '../../ui/Link';
import * as styles from './Sections.module.css';

/** The pages that every site of this kind has. */
const SECTIONS = [
  { to: '/', word: 'home' },
  { to: '/workshops/', word: 'workshops' },
  { to: '/project/', word: 'projects' },
  { to: '/blog/', word: 'blog' },
] as const;

type Props = { hint: string; onFollow?: (() => void) | undefined };

/** Links to the site's sections. */
export function Sections({ hint, onFollow }: Props) {
  const { t } = useTranslation('search');
  const follow = onPlainClick(onFollow);
  return (
    <div className={styles.sections}>
      <p>{hint}</p>
      <ul>
        {SECTIONS.map(({ to, word }) => (
          <li key={to}>
            <Link to={to} onClick={follow}>
              {t(`sections.${word}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
