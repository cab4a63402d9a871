import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout, type PageContext } from '../layout/Layout';
import { wordsOf } from '../layout/useSite';
import { Band } from '../sections/Band';
import { CardGrid } from '../sections/cards/CardGrid';
import { ProjectCard } from '../sections/cards/ProjectCard';
import { ContentHead, EmptyList } from './parts/list/ListHead';
import { ListSeo } from './parts/list/ListSeo';

/** The EU projects. */
export default function ProjectListTemplate({ data, pageContext }: PageProps<Queries.ProjectListQuery, PageContext>) {
  const { t } = useTranslation();
  const projects = data.allProject.nodes;
  return (
    <Layout context={pageContext}>
      <ContentHead content={data.heading} title={t('project.all')} />
      <Band>
        {projects.length === 0 && <EmptyList content={data.empty} />}
        <CardGrid>
          {projects.map((project, place) => (
            <ProjectCard key={project.id} project={project} level={2} eager={place === 0} />
          ))}
        </CardGrid>
      </Band>
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ProjectListQuery, PageContext>) {
  const { site, heading, locales } = data;
  return <ListSeo context={pageContext} site={site} heading={heading} fallback={wordsOf(locales).project.all} />;
}

export const query = graphql`
  query ProjectList($language: String!) {
    ...PageCommon
    heading: contentByKey(key: "projects", section: "lists", locale: $language) {
      ...ListHeading
    }
    empty: contentByKey(key: "empty-projects", section: "lists", locale: $language) {
      ...ListHeading
    }
    allProject(filter: { locale: { eq: $language } }, sort: [{ order: ASC }, { pbId: ASC }]) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
