import { useState } from 'react';
import { useActions, useSet } from '../store/hooks';
import type { DeleteAnswer, DraftRecord } from '../store/types';
import { BASE } from './address/address';
import { goTo } from './address/usePlace';
import { CHANGES } from './Opening';
import { partName } from './record/partName';
import { fill, texts } from './texts';
import { Dialog } from './ui/Dialog';
import { notify } from './ui/notices';
import * as ui from './ui/ui.module.css';
import * as styles from './publish/PublishDialog.module.css';

const { deletion } = texts;

type Links = Exclude<DeleteAnswer, 'deleted'>;

/** Asks before a record is deleted, and names the records that link to it. */
export function DeleteDialog({ record, onClose }: { record: DraftRecord; onClose: () => void }) {
  const actions = useActions();
  const set = useSet();
  const [links, setLinks] = useState<Links>();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState('');
  const title = partName(record);

  const confirm = async () => {
    setFault('');
    setIsBusy(true);
    try {
      const answer = await actions.deleteNow(links?.confirm);
      if (answer !== 'deleted') return setLinks(answer);
      const back = { label: deletion.back, run: () => location.assign(CHANGES) };
      notify(fill(deletion.done, { title }), back);
      goTo(BASE, true);
    } catch (error) {
      setFault(fill(deletion.refused, { why: (error as Error).message }));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={fill(deletion.title, { title })}
      onClose={isBusy ? undefined : onClose}
      foot={
        <>
          <button
            type="button"
            className={`${ui.button} ${ui.danger}`}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void confirm()}
          >
            {isBusy ? deletion.deleting : links ? deletion.sure : deletion.yes}
          </button>
          <button type="button" className={ui.button} data-first disabled={isBusy} onClick={onClose}>
            {deletion.keep}
          </button>
        </>
      }
    >
      <div role="alert">
        {fault && <p className={styles.fault}>{fault}</p>}
        {links && <LinkList links={links} />}
      </div>
      <p>{deletion.text}</p>
      {set && set.changes.length > 0 && <p className={styles.notice}>{deletion.changes}</p>}
    </Dialog>
  );
}

function LinkList({ links: { links } }: { links: Links }) {
  return (
    <section className={styles.gaps} data-kind="lacking">
      <p>{deletion.links}</p>
      <ul>
        {links.map(({ title, path, edit }) => (
          <li key={edit}>
            <a href={edit} target="_blank" rel="noreferrer">
              {title}
            </a>{' '}
            <span className={styles.what}>{path}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
