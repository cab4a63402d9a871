import { useMemo } from 'react';
import * as shared from '../controls.module.css';
import { useAllRecords, useAreLoaded } from '../useAllRecords';
import { texts } from '../words';
import { hrefOf } from './hrefOf';
import { LINKED, linkTargets, type Target } from './linkTargets';
import { Modal } from './Modal';
import type { PickedLink } from './PickersContext';
import * as styles from './pickers.module.css';
import { SearchList } from './SearchList';

interface Props {
  current: string;
  onEnd: (picked: PickedLink | null) => void;
}

/** Asks where a link shall lead: to a page of the site, or to an address. */
export function LinkPicker({ current, onEnd }: Props) {
  const records = useAllRecords(LINKED);
  const isLoaded = useAreLoaded(LINKED);
  const targets = useMemo(() => linkTargets(records), [records]);
  return (
    <Modal<PickedLink> title={texts.link.title} onEnd={onEnd}>
      {(choose) => (
        <div className={styles.body}>
          <SearchList<Target>
            input={{ 'aria-label': texts.link.search, placeholder: texts.link.search }}
            options={targets}
            initial={current}
            ofText={addressOf}
            onChoose={({ href, titles }) => choose({ href, ...(titles && { titles }) })}
          />
          <p className={shared.note}>{isLoaded ? texts.link.hint : texts.loading}</p>
        </div>
      )}
    </Modal>
  );
}

/** The option of an address that is written in full. */
function addressOf(text: string): Target | undefined {
  const href = hrefOf(text);
  return href ? { id: `own:${href}`, href, name: texts.link.use, note: href } : undefined;
}
