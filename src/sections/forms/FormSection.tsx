import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyForm } from '../../features/forms/lazyForm';
import { Band, type SectionProps } from '../Band';
import { FormColumns } from './FormColumns';
import { SectionHeading } from '../SectionHeading';

type Details = { email?: string; phone?: string };

// Forms are a third of a page's scripts: only a page with a form loads them. Their HTML is prebuilt all the same. The section itself is
// there at once: a link to its anchor would find nothing otherwise.
const BlockForm = lazyForm(() => import('./BlockForm').then((module) => module.BlockForm));

/** A form, and the other contacts of the company. */
export function FormSection({ block, formId }: SectionProps) {
  const { t } = useTranslation();
  const { email, phone } = (block.site?.details ?? {}) as Details;
  const form = block.form ?? 'general';
  return (
    <Band tone="mist" anchor={block.anchor}>
      <SectionHeading block={block} />
      <FormColumns email={email} phone={phone} booking={block.booking} subject={t(`contact.subject.${form}`)}>
        <Suspense>
          <BlockForm block={block} id={formId} email={email} />
        </Suspense>
      </FormColumns>
    </Band>
  );
}
