import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import * as styles from './Apply.module.css';
import { APPLY_ANCHOR } from './ApplySection';

type Props = {
  title: string;
  /** Address to write to instead of filling in the form. */
  email: string | undefined;
  isPast: boolean;
  /** Places left; null where nobody counts them. */
  left: number | null;
};

/** The visitor's options for a workshop: apply, join the waiting list, or see the next ones. */
export function Apply({ title, email, isPast, left }: Props) {
  const { t } = useTranslation();
  if (isPast) {
    return (
      <div className={styles.apply}>
        <p className={styles.note}>{t('workshop.over')}</p>
        <ButtonLink to="/workshops/" colour="yellow">
          {t('workshop.all')}
        </ButtonLink>
      </div>
    );
  }
  const isFull = left === 0;
  const subject = isFull ? t('workshop.waitingSubject', { title }) : title;
  return (
    <div className={styles.apply}>
      {isFull && <p className={styles.note}>{t('workshop.fullNote')}</p>}
      <ButtonLink to={`#${APPLY_ANCHOR}`} colour="yellow">
        {t(isFull ? 'workshop.wait' : 'workshop.apply')}
      </ButtonLink>
      {email && (
        <p className={styles.mail}>
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
            {t(isFull ? 'workshop.waitByMail' : 'workshop.applyByMail')}
          </a>
        </p>
      )}
    </div>
  );
}
