import { useMemo } from 'react';
import * as shared from '../controls.module.css';
import { useAllRecords, useAreLoaded } from '../useAllRecords';
import { texts } from '../words';
import { LINKED, linkTargets, type Target } from './linkTargets';
import { Modal } from './Modal';
import type { PickedLink } from './PickersContext';
import * as styles from './pickers.module.css';
import { SearchList } from './SearchList';
import { EMAIL } from '../../../src/lib/forms/EMAIL';
import { isSafeLink } from '../../../src/lib/url/isSafeLink';

const PHONE = /^\+?[\d\s()/-]{6,}$/;
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/**
 * The address that a person means: "hello@modrina.example" → "mailto:hello@modrina.example", "modrina.example" →
 * "https://modrina.example".
 * @returns undefined for words that are no address
 */
export function hrefOf(typed: string): string | undefined {
  const text = typed.trim();
  if (!text) return undefined;
  if (/^(?:[/#]|https?:|mailto:|tel:)/i.test(text)) return isSafeLink(text) ? text : undefined;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^+\d]/g, '')}`;
  return HOST.test(text) ? `https://${text}` : undefined;
}

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
