import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../i18n/textLanguage';
import { placesLeft } from '../../lib/text/placesLeft';
import { Link } from '../../ui/Link';
import { Prose } from '../../ui/prose/Prose';
import { Band, type SectionProps } from '../Band';
import { RecordPicture, RecordText } from '../recordParts';
import { itemHeading, SectionHeading } from '../SectionHeading';
import { CardGrid } from './CardGrid';
import * as row from './CardRow.module.css';
import * as styles from './Cards.module.css';
import { CaseCard } from './CaseCard';
import * as list from './ListSection.module.css';
import { PostCard } from './PostCard';
import { ProjectCard } from './ProjectCard';
import { WorkshopCard } from './WorkshopCard';

/** Offers beside each other; on a phone in one row if each of them leads on, and below each other if they are only read. */
export function Cards({ block }: SectionProps) {
  const isRow = block.items.every(({ link }) => link);
  return (
    <Band anchor={block.anchor}>
      <SectionHeading block={block} />
      <ul className={isRow ? `${styles.grid} ${row.row}` : styles.grid}>
        {block.items.map((item) => (
          <li key={item.id} className={styles.card}>
            <RecordPicture of={item} className={styles.picture} />
            <div className={styles.body}>
              <RecordText as={itemHeading(block)} of={item} field="title" className={styles.title} />
              <Prose text={item.text} lang={textLanguage(item, 'text')} />
              {item.link && (
                <p className={styles.more}>
                  <Link to={item.link} lang={textLanguage(item, item.link_label ? 'link_label' : 'title')}>
                    {item.link_label || item.title}
                  </Link>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Records of the collection that the block names (src/gatsby/schema/schema.ts). */
export function ListSection({ block }: SectionProps) {
  const { t } = useTranslation();
  const { posts, cases, projects, workshops, link, link_label } = block;
  const isEmpty = [posts, cases, projects, workshops].every(({ length }) => length === 0);
  const level = itemHeading(block) === 'h2' ? 2 : undefined;
  return (
    <Band anchor={block.anchor}>
      <SectionHeading block={block} />
      {isEmpty && <p>{t('list.empty')}</p>}
      <CardGrid inRow>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} level={level} />
        ))}
        {cases.map((item) => (
          <CaseCard key={item.id} item={item} level={level} />
        ))}
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} level={level} />
        ))}
        {workshops.map((workshop) => (
          <WorkshopCard key={workshop.id} workshop={workshop} places={placesLeft(workshop)} level={level} />
        ))}
      </CardGrid>
      {link && link_label && (
        <p className={list.all} lang={textLanguage(block, 'link_label')}>
          <Link to={link}>{link_label}</Link>
        </p>
      )}
    </Band>
  );
}
