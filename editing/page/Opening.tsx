import type { Opening as State } from '../store/types';
import { BASE } from './address/address';
import { PageLink } from './address/PageLink';
import { useArrival } from './address/useArrival';
import { contentListTexts, fill, texts } from './texts';
import * as styles from './Opening.module.css';
import { useEffect } from 'react';
import { goTo } from './address/usePlace';
import { notify } from './ui/notices';

/** The part of the status page with all changes, on which what was deleted is brought back. */
export const CHANGES = '/_site/status#changes-part';

interface Props {
  opening: Exclude<State, { kind: 'open' }>;
}

/** The page until a record is open. */
export function Opening({ opening }: Props) {
  if (opening.kind === 'notFound') return <Nowhere />;
  if (opening.kind === 'failed') return <Failed why={opening.message} />;
  return (
    <main className={styles.page}>
      <p role="status" className={styles.loading}>
        {opening.kind === 'loading' ? texts.loading : ''}
      </p>
    </main>
  );
}

function Failed({ why }: { why: string }) {
  return (
    <main className={styles.page}>
      <h1 ref={useArrival()} tabIndex={-1}>
        {texts.failed.title}
      </h1>
      <p role="alert">{why}</p>
      <p>
        <PageLink href={BASE}>{contentListTexts.titleShort}</PageLink>
      </p>
    </main>
  );
}

/** There is no such place, or its record is gone. @param isPart the address is that of a part of a page */
export function Nowhere({ isPart = false }: { isPart?: boolean }) {
  return (
    <main className={styles.page}>
      <h1 ref={useArrival()} tabIndex={-1}>
        {isPart ? texts.nowhere.partTitle : texts.nowhere.title}
      </h1>
      <p>{isPart ? texts.nowhere.partText : texts.nowhere.text}</p>
      {isPart && (
        <p>
          <a href={CHANGES}>{texts.nowhere.changes}</a>
        </p>
      )}
      <p>
        <PageLink href={BASE}>{texts.nowhere.link}</PageLink>
      </p>
    </main>
  );
}

/** The record was discarded or deleted while its page was open: leads to the list, and says so. @param title its last one */
export function Gone({ title }: { title: string }) {
  useEffect(() => {
    notify(fill(texts.gone, { title }));
    goTo(BASE, true);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- once
  return null;
}
