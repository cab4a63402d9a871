import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Band } from '../../sections/Band';
import { FormColumns } from '../../sections/forms/FormColumns';
import { SectionHeading } from '../../sections/SectionHeading';

/** Where the form stands on the page of a workshop. */
export const APPLY_ANCHOR = 'apply';

// Most workshops on the list are read and not applied for; the prebuilt HTML has the form all the same.
const ApplicationForm = lazy(() =>
  import('../../features/application/ApplicationForm').then((module) => ({ default: module.ApplicationForm })),
);

type Props = {
  /** The workshop's title. */
  title: string;
  contact: { readonly email?: string; readonly phone?: string };
  /** All places are taken: one applies for the waiting list. */
  isFull: boolean;
};

/** The application for a workshop, below what is to be known of it. */
export function ApplySection({ title, contact, isFull }: Props) {
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
