import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../i18n/textLanguage';
import { DeferBelowFold, Layout, type PageContext } from '../layout/Layout';
import { Band } from '../sections/Band';
import { CardGrid } from '../sections/cards/CardGrid';
import { CaseCard } from '../sections/cards/CaseCard';
import { Prose } from '../ui/prose/Prose';
import { ArticleHead, RecordSeo } from './parts/article/ArticleHead';
import * as styles from './parts/article/Article.module.css';
import { DemoMark, Facts, Figures } from './parts/article/Facts';

/** A case study: the problem, the work, the outcome with figures, and the next case. */
export default function CaseTemplate({ data, pageContext }: PageProps<Queries.CaseQuery, PageContext>) {
  const { t } = useTranslation();
  const { item, all } = data;
  if (!item) return null;
  const at = all.nodes.findIndex(({ id }) => id === item.id);
  const next = all.nodes.length > 1 ? all.nodes[(at + 1) % all.nodes.length] : undefined;
  const chapters = (['problem', 'work', 'outcome'] as const).filter((chapter) => item[chapter]);
  return (
    <Layout context={pageContext} isFallback={item.isFallback} isDraft={item.isDraft}>
      <article>
        <ArticleHead line={t('case.label')} record={item}>
          {item.demo && <DemoMark />}
        </ArticleHead>
        <Figures figures={item.figures} />
        <DeferBelowFold>
          <div className={styles.columns}>
            <div className={styles.side}>
              <Facts
                facts={[
                  { name: t('case.client'), value: item.client, lang: textLanguage(item, 'client') },
                  { name: t('case.industry'), value: item.industry, lang: textLanguage(item, 'industry') },
                ]}
              />
            </div>
            <div className={styles.chapters}>
              {chapters.map((chapter) => (
                <section key={chapter}>
                  <h2 className={styles.chapter}>{t(`case.${chapter}`)}</h2>
                  <Prose text={item[chapter]} lang={textLanguage(item, chapter)} idPrefix={`${chapter}-`} />
                </section>
              ))}
            </div>
          </div>
        </DeferBelowFold>
      </article>
      {next && (
        <Band tone="mist" leadsOn>
          <h2 className={styles.more}>{t('case.next')}</h2>
          <CardGrid>
            <CaseCard item={next} />
          </CardGrid>
        </Band>
      )}
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.CaseQuery, PageContext>) {
  const { site, item } = data;
  return <RecordSeo context={pageContext} site={site} record={item} card={{ topic: item?.industry }} />;
}

export const query = graphql`
  query Case($id: String!, $language: String!) {
    ...PageCommon
    item: case(id: { eq: $id }) {
      id
      title
      summary
      client
      industry
      demo
      ...RecordStatus
      seo_title
      seo_description
      image {
        ...WidePicture
      }
      image_alt
      image_focus
      problem {
        ...ProseParts
      }
      work {
        ...ProseParts
      }
      outcome {
        ...ProseParts
      }
      figures {
        id
        ...Borrowed
        value
        label
      }
    }
    all: allCase(filter: { locale: { eq: $language } }, sort: [{ order: ASC }, { pbId: ASC }]) {
      nodes {
        ...CaseCard
      }
    }
  }
`;
