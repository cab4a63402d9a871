import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { SearchPanel } from './SearchPanel';

/** The search in a dialog. */
export function SearchModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog title={t('title')} closeText={t('close')} onClose={onClose} initialFocus={field}>
      <SearchPanel id="search-modal" field={field} onFollow={onClose} level={3} />
    </Dialog>
  );
}
