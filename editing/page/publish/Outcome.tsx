import { localePath, type Locale } from '../../../src/i18n/locales';
import { recordPath } from '../../../src/lib/url/recordPath';
import type { DraftRecord } from '../../store/types';
import { fill, publishing } from '../texts';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import * as ui from '../ui/ui.module.css';
import type { Progress } from './followBuild';
import * as styles from './PublishDialog.module.css';

/** The page about publishing. */
export const STATUS = '/_site/status';

interface Props {
  progress: Progress;
  record: DraftRecord;
  locale: Locale;
  /** The page is taken off the site by it. */
  isOff: boolean;
  onClose: () => void;
}

/** The progress of a publication, until visitors see it. */
export function Outcome({ progress, record, locale, isOff, onClose }: Props) {
  const path = recordPath(record.collection, record.values['slug']);
  const isLive = progress.kind === 'live';
  const isDone = isLive || progress.kind === 'noBuild';
  const isTrouble = progress.kind === 'failed' || progress.kind === 'held';
  return (
    <Dialog
      title={publishing.title}
      onClose={onClose}
      foot={
        <>
          {isLive && path && !isOff && (
            <a className={`${ui.button} ${ui.main}`} href={localePath(path, locale)} target="_blank" rel="noreferrer">
              {publishing.open}
              <Icon name="out" size={18} />
            </a>
          )}
          {isTrouble && (
            <a className={ui.button} href={STATUS} target="_blank" rel="noreferrer">
              {publishing.status}
            </a>
          )}
          <button type="button" className={ui.button} data-first onClick={onClose}>
            {publishing.done}
          </button>
        </>
      }
    >
      <div className={styles.outcome} data-kind={progress.kind} role="status">
        {isDone ? <Icon name="check" size={28} /> : isTrouble ? <Icon name="warn" size={28} /> : <Wait />}
        <p>{sentenceOf(progress, isOff)}</p>
      </div>
    </Dialog>
  );
}

const Wait = () => <span className={styles.wait} aria-hidden="true" />;

function sentenceOf(progress: Progress, isOff: boolean): string {
  switch (progress.kind) {
    case 'live':
      return isOff ? publishing.off.done : `${publishing.live}. ${publishing.liveText}`;
    case 'failed':
      return fill(publishing.failed, { why: progress.why });
    case 'noBuild':
      return publishing.noBuild;
    case 'held':
      return `${publishing.held} ${progress.why}`;
    default:
      return publishing.waits;
  }
}
