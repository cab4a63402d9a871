import { memo, useEffect, useMemo } from 'react';
import { useLocale } from '../../../src/i18n/LocaleContext';
import type { SectionProps } from '../../../src/sections/Band';
import { BlockMarkContext } from '../../../src/sections/BlockMark';
import { Section } from '../../../src/sections/Section';
import type { DrawnBlock } from '../content/pageOf';
import { Boundary } from './Boundary';
import { TEXTS } from './catalogues';
import * as styles from './BlockBox.module.css';
import { toParent } from './toParent';

/** A block of the page with its key. One that throws is a sentence; the others stay. */
export const BlockBox = memo(function BlockBox({ block, section, isHome }: SectionProps) {
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
        <Section block={block} section={section} isHome={isHome ?? false} />
      </BlockMarkContext.Provider>
    </Boundary>
  );
});

type FailedProps = { mark: object; text: string };

/** The sentence in the place of what cannot be drawn. */
export const Failed = ({ mark, text }: FailedProps) => (
  <section {...mark} className={styles.failed}>
    <p>{text}</p>
  </section>
);
