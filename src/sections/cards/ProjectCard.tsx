import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/Tag';
import { Card, type CardPlace } from './Card';
import { usePeriod } from './CardGrid';

/** An EU project in a list. */
export function ProjectCard({ project, ...place }: CardPlace & { project: Queries.ProjectCardFragment }) {
  const { t } = useTranslation();
  const line = usePeriod(project) ?? t('project.label');
  return (
    <Card record={project} line={line} {...place}>
      {project.demo && <Tag>{t('demo')}</Tag>}
    </Card>
  );
}

export const fragment = graphql`
  fragment ProjectCard on Project {
    id
    path
    isDraft
    ...Borrowed
    title
    summary
    starts_at
    ends_at
    demo
    image {
      ...CardPicture
    }
    image_alt
    image_focus
  }
`;
