import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../i18n/textLanguage';
import { DeferBelowFold, Layout, type PageContext } from '../layout/Layout';
import { wordsOf } from '../layout/useSite';
import { listPath } from '../lib/url/recordPath';
import { usePeriod } from '../sections/cards/CardGrid';
import { Link } from '../ui/Link';
import { Prose } from '../ui/prose/Prose';
import { ArticleHead, RecordSeo } from './parts/article/ArticleHead';
import * as styles from './parts/article/Article.module.css';
import { Breadcrumbs } from './parts/Breadcrumbs';
import { DemoMark, Facts } from './parts/article/Facts';

/** An EU project with its table of properties. */
export default function ProjectTemplate(props: PageProps<Queries.ProjectQuery, PageContext>) {
  const { project } = props.data;
  if (!project) return null;
  return (
    <Layout context={props.pageContext} isFallback={project.isFallback} isDraft={project.isDraft}>
      <ProjectArticle project={project} />
    </Layout>
  );
}

type Project = NonNullable<Queries.ProjectQuery['project']>;

function ProjectArticle({ project }: { project: Project }) {
  const { t } = useTranslation();
  const { demo, website, body, properties } = project;
  return (
    <article>
      <ArticleHead above={<Breadcrumbs to="/project/" label={t('project.all')} />} record={project}>
        {demo && <DemoMark />}
      </ArticleHead>
      <DeferBelowFold>
        <div className={styles.columns}>
          <section className={styles.side} aria-label={t('project.properties')}>
            <Facts
              facts={[
                { name: t('project.period'), value: usePeriod(project) },
                ...properties.map(({ borrowed, name, value }) => ({
                  ...{ name, nameLang: textLanguage({ borrowed }, 'name') },
                  ...{ value, lang: textLanguage({ borrowed }, 'value') },
                })),
              ]}
            />
            {website && (
              <p>
                <Link to={website}>{t('project.website')}</Link>
              </p>
            )}
          </section>
          <Prose text={body} lang={textLanguage(project, 'body')} />
        </div>
      </DeferBelowFold>
    </article>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.ProjectQuery, PageContext>) {
  const { site, project, locales } = data;
  return (
    <RecordSeo
      context={pageContext}
      site={site}
      record={project}
      above={{ name: wordsOf(locales).project.all, path: listPath.projects }}
    />
  );
}

export const query = graphql`
  query Project($id: String!, $language: String!) {
    ...PageCommon
    project(id: { eq: $id }) {
      title
      summary
      starts_at
      ends_at
      website
      demo
      ...RecordStatus
      seo_title
      seo_description
      image {
        ...WidePicture
      }
      image_alt
      image_focus
      body {
        ...ProseParts
      }
      properties {
        id
        ...Borrowed
        name
        value
      }
    }
  }
`;
