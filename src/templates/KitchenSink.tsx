import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Layout, type PageContext } from '../layout/Layout';
import { Seo } from '../layout/head/Seo';
import type { Say } from '../ui/Examples';
import { exampleSheets } from './kitchenSink.examples';
import * as styles from './KitchenSink.module.css';

/** Every component in every state, for developers: in develop and in previews that request it. */
export default function KitchenSinkTemplate({ pageContext }: PageProps<Queries.KitchenSinkQuery, PageContext>) {
  const say: Say = (en, sl) => (pageContext.language === 'sl' ? sl : en);
  return (
    <Layout context={pageContext}>
      <div className={styles.sink}>
        <h1>{say('Kitchen sink', 'Vsi gradniki')}</h1>
        {Object.entries(exampleSheets).map(([component, examples]) => (
          <section key={component} className={styles.sheet} aria-labelledby={component}>
            <h2 id={component}>{component}</h2>
            <ul className={styles.states}>
              {Object.entries(examples(say)).map(([state, example]) => (
                <li key={state} className={styles.state}>
                  <p className={styles.name}>{state}</p>
                  {example}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.KitchenSinkQuery, PageContext>) {
  return <Seo context={pageContext} site={data.site} title="Kitchen sink" noindex />;
}

export const query = graphql`
  query KitchenSink($language: String!) {
    ...PageCommon
  }
`;
