import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../i18n/textLanguage';
import { placesLeft } from '../../lib/text/placesLeft';
import { Link } from '../../ui/Link';
import { Band, type SectionProps } from '../Band';
import { CaseCard } from './CaseCard';
import { PostCard } from './PostCard';
import { ProjectCard } from './ProjectCard';
import { WorkshopCard } from './WorkshopCard';
import { CardGrid } from './CardGrid';
import * as styles from './ListSection.module.css';
import { SectionHeading } from '../SectionHeading';

/** The newest records of the kind that the block names. */
export function ListSection({ block }: SectionProps) {
  const { t } = useTranslation();
  const { posts, cases, projects, workshops, link, link_label } = block;
  const isEmpty = [posts, cases, projects, workshops].every(({ length }) => length === 0);
  return (
    <Band anchor={block.anchor}>
      <SectionHeading block={block} />
      {isEmpty && <p>{t('list.empty')}</p>}
      <CardGrid>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
        {cases.map((item) => (
          <CaseCard key={item.id} item={item} />
        ))}
        {projects.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
        {workshops.map((workshop) => (
          <WorkshopCard key={workshop.id} workshop={workshop} places={placesLeft(workshop)} />
        ))}
      </CardGrid>
      {link && link_label && (
        <p className={styles.all} lang={textLanguage(block, 'link_label')}>
          <Link to={link}>{link_label}</Link>
        </p>
      )}
    </Band>
  );
}
