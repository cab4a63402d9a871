import type { PageProps } from 'gatsby';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import type { Locale } from '../../../src/i18n/locales';
import { WordsProvider } from '../../../src/i18n/WordsProvider';
import { Frame } from '../../../src/layout/Frame';
import type { PageContext } from '../../../src/layout/Layout';
import CaseTemplate from '../../../src/templates/Case';
import PageTemplate from '../../../src/templates/Page';
import PostTemplate from '../../../src/templates/Post';
import ProjectTemplate from '../../../src/templates/Project';
import WorkshopTemplate from '../../../src/templates/Workshop';
import type { Key } from '../../store/types';
import type { Drawn, DrawnBlock } from '../content/pageOf';
import { HeaderSlot } from '../HeaderSlot';
import * as styles from './BlockBox.module.css';
import { Boundary } from './Boundary';
import { CATALOGUES, TEXTS } from './catalogues';
import { Header } from './Header';
import { toParent } from './toParent';
import { useLocale } from '../../../src/i18n/LocaleContext';
import type { SectionProps } from '../../../src/sections/Band';
import { BlockMarkContext } from '../../../src/sections/BlockMark';
import { Section } from '../../../src/sections/Section';

/** A block of the page with its key. One that throws is a sentence; the others stay. */
const BlockBox = memo(function BlockBox({ block, section, isHome, isFirst, formId }: SectionProps) {
  const { id, error } = block as DrawnBlock;
  const key = `blocks/${id}` as const;
  const mark = useMemo(() => ({ 'data-key': key }), [key]);
  const fallback = <Failed mark={mark} text={TEXTS[useLocale()].failedBlock} />;
  useEffect(() => {
    if (error) toParent({ kind: 'failed', message: `${key}: ${error}` });
  }, [key, error]);
  if (error) return fallback;
  return (
    <Boundary
      subject={block}
      fallback={fallback}
      onError={(message) => toParent({ kind: 'failed', message: `${key}: ${message}` })}
    >
      <BlockMarkContext.Provider value={mark}>
        <Section block={block} section={section} isHome={isHome ?? false} isFirst={isFirst ?? false} formId={formId} />
      </BlockMarkContext.Provider>
    </Boundary>
  );
});

type FailedProps = { mark: object; text: string };

/** The sentence in the place of what cannot be drawn. */
const Failed = ({ mark, text }: FailedProps) => (
  <section {...mark} className={styles.failed}>
    <p>{text}</p>
  </section>
);

/** Templates read these two of the props that Gatsby gives to pages. */
const propsOf = <Data extends object, Context extends object>(data: Data, pageContext: Context) =>
  ({ data, pageContext }) as PageProps<Data, Context>;

function Template({ drawn }: { drawn: Drawn }) {
  switch (drawn.template) {
    case 'pages':
      return <PageTemplate {...propsOf(drawn.data, drawn.context)} Block={BlockBox} />;
    case 'posts':
      return <PostTemplate {...propsOf(drawn.data, drawn.context)} />;
    case 'cases':
      return <CaseTemplate {...propsOf(drawn.data, drawn.context)} />;
    case 'projects':
      return <ProjectTemplate {...propsOf(drawn.data, drawn.context)} />;
    case 'workshops':
      return <WorkshopTemplate {...propsOf(drawn.data, drawn.context)} />;
  }
}

type Props = {
  root: Key;
  locale: Locale;
  /** Props of the template, or why there are none. */
  drawn: Drawn | { readonly error: string };
};

/** The page within what surrounds every page of the site: a header without its menu, and no footer. */
export function FramePage({ root, locale, drawn }: Props): ReactNode {
  const error = 'error' in drawn ? drawn.error : undefined;
  useEffect(() => {
    if (error) toParent({ kind: 'failed', message: error });
  }, [error]);
  const page = 'template' in drawn && drawn.template === 'pages' ? drawn.data.page : null;
  const failed = <Failed mark={{}} text={TEXTS[locale].failedPage} />;
  const context = 'error' in drawn ? noPage(locale) : drawn.context;
  return (
    <WordsProvider locale={locale} catalogues={CATALOGUES[locale]}>
      <HeaderSlot.Provider value={<Header site={'error' in drawn ? null : drawn.site} />}>
        <Frame context={context} section={page?.section}>
          {/* Without a box of its own: styles look at what stands next to what. */}
          <div data-key={root} style={{ display: 'contents' }}>
            {'error' in drawn ? (
              failed
            ) : (
              <Boundary subject={drawn} fallback={failed} onError={(message) => toParent({ kind: 'failed', message })}>
                <Template key={root} drawn={drawn} />
              </Boundary>
            )}
            {page?.blocks.length === 0 && <p className={styles.empty}>{TEXTS[locale].empty}</p>}
          </div>
        </Frame>
      </HeaderSlot.Provider>
    </WordsProvider>
  );
}

const noPage = (language: Locale): PageContext => ({
  language,
  template: 'page',
  i18n: { originalPath: '/', path: '/' },
});
