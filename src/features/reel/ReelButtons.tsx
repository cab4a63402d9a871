import { useTranslation } from 'react-i18next';
import * as styles from './ReelButtons.module.css';
import type { ReelView } from './useReel';

const BACK = 'M20 12H5M11 6l-6 6 6 6';
const ON = 'M4 12h15M13 6l6 6-6 6';

type Props = {
  view: ReelView;
  total: number;
  /** Id of the box that the buttons move. */
  controls: string;
  /** Scrolls the reel to the slide with a number. */
  show: (number: number) => void;
};

/** The buttons of a reel. Invisible, but in place, until a script runs and while all slides fit. */
export function ReelButtons({ view, total, controls, show }: Props) {
  const { t } = useTranslation();
  const { first, last, atStart, atEnd } = view;
  const position = first === last ? t('reel.label', { number: first, total }) : t('reel.range', { first, last, total });
  // Not `disabled`: the pressed button would lose the focus.
  const step = (name: string, arrow: string, isOff: boolean, to: number) => (
    <button
      type="button"
      className={styles.step}
      data-application="press"
      aria-controls={controls}
      aria-disabled={isOff}
      onClick={() => !isOff && show(to)}
    >
      <span className={styles.name}>{name}</span>
      {/* Drawn, because not every font has arrows. */}
      <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
        <path d={arrow} />
      </svg>
    </button>
  );
  return (
    // src/runtime loads the application when the buttons come near the viewport: before it runs they do nothing.
    <div
      className={styles.buttons}
      data-application="near"
      style={{ visibility: atStart && atEnd ? 'hidden' : undefined }}
    >
      <p className={styles.position} aria-live="polite">
        {position}
      </p>
      {step(t('reel.previous'), BACK, atStart, first - 1)}
      {step(t('reel.next'), ON, atEnd, first + 1)}
    </div>
  );
}
