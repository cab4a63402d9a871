import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button';
import * as styles from './Apply.module.css';
import { Suspense } from 'react';
import { Band } from '../../sections/Band';
import { FormColumns } from '../../sections/forms/FormColumns';
import { SectionHeading } from '../../sections/SectionHeading';
import { lazyForm } from '../../features/forms/lazyForm';

type Props = {
  title: string;
  /** E-mail address for an application without the form. */
  email: string | undefined;
  isPast: boolean;
  /** Free places; null if places are not counted. */
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

/** Id of the form's section on the page of a workshop. */
const APPLY_ANCHOR = 'apply';

// Most visitors read about workshops and do not apply; the prebuilt HTML contains the form all the same.
const ApplicationForm = lazyForm(() =>
  import('../../features/forms/kinds/ApplicationForm').then((module) => module.ApplicationForm),
);

type SectionProps = {
  /** The workshop's title. */
  title: string;
  contact: { readonly email?: string; readonly phone?: string };
  /** All places are taken: the application is for the waiting list. */
  isFull: boolean;
};

/** The application for a workshop, below its description. */
export function ApplySection({ title, contact, isFull }: SectionProps) {
  const { t } = useTranslation();
  const { email, phone } = contact;
  const heading = t(isFull ? 'workshop.waitTitle' : 'workshop.applyTitle');
  const subject = isFull ? t('workshop.waitingSubject', { title }) : title;
  return (
    <Band tone="mist" anchor={APPLY_ANCHOR}>
      <SectionHeading block={{ eyebrow: null, title: heading, text: null, borrowed: [] }} />
      <FormColumns email={email} phone={phone} subject={subject}>
        <Suspense>
          <ApplicationForm title={heading} subject={subject} email={email} />
        </Suspense>
      </FormColumns>
    </Band>
  );
}
