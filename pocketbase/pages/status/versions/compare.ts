import type { VersionData, VersionDetail, VersionRow } from '../../../hooks/versions/types';
import { openModal } from '../dialogs';
import { button, byId, el } from '../elements';
import { differencesOf, isLike } from './differences';
import { fill } from '../../../../src/lib/text/fill';
import { moment } from '../times';
import { recordName } from '../texts';
import { texts } from './texts';

/** A side of the comparison; the record as it is now is the newest. */
interface Side {
  at: number;
  data: VersionData;
  labels: Record<string, string>;
}

export interface Compared {
  detail: VersionDetail;
  /** Other versions of the record, the newest first. */
  others: VersionRow[];
  read: (id: string) => Promise<VersionDetail>;
  restore: () => void;
  bringBack: () => void;
}

const NOW = 'now';

/** Describes a version in a list: time, kind, person. */
const described = ({ created, kind, by }: VersionRow) =>
  [moment(created), texts.kinds[kind], by && fill(texts.by, { by })].filter(Boolean).join(', ');

/** Shows a version beside the one before it, or beside another one that is chosen, in a dialog. Escape closes it. */
export function showCompared(compared: Compared): void {
  const { detail, others, restore, bringBack } = compared;
  const { version, now } = detail;
  const dialog = byId('compare', HTMLDialogElement);
  const differences = el('div', { class: 'differences', 'aria-live': 'polite' });
  const select = el(
    'select',
    { id: 'compare-with' },
    ...(now ? [el('option', { value: NOW }, texts.now)] : []),
    ...others.map((other) =>
      el('option', { value: other.id, selected: other.id === detail.previous?.version.id }, described(other)),
    ),
  ) as HTMLSelectElement;
  const draw = (sides: readonly [VersionData, VersionData], labels: Record<string, string>) =>
    differences.replaceChildren(...differencesOf(...sides, { fields: detail.fields, labels }));
  select.addEventListener('change', () => {
    const { value } = select;
    // Another version may be chosen meanwhile, and its answer may come first.
    const ifChosen = (show: () => void) => select.value === value && show();
    compareTrouble('');
    compareWith(compared, value).then(
      ({ sides, labels }) => ifChosen(() => draw(sides, labels)),
      (error: Error) => ifChosen(() => compareTrouble(error.message)),
    );
  });

  const isNow = now !== null && isLike(detail.data, now.data);
  const canRestore = now !== null && version.kind !== 'deleted';
  const before = detail.previous?.data ?? {};
  // The last state of a deleted record is all that went.
  draw(version.kind === 'deleted' ? [detail.data, {}] : [before, detail.data], detail.labels);
  const isAlone = select.options.length === 0 || version.kind === 'deleted';
  byId('compare-title').textContent = recordName(version);
  byId('compare-body').replaceChildren(
    el('p', {}, described(version)),
    ...(isAlone ? [] : [el('label', { for: 'compare-with' }, texts.compareWith), select]),
    differences,
    ...(isNow ? [el('p', { class: 'note' }, texts.isNow)] : []),
  );
  byId('compare-buttons').replaceChildren(
    ...(canRestore && !isNow ? [button({ id: 'compare-restore', onclick: restore }, texts.restore)] : []),
    ...(version.kept ? [button({ id: 'compare-back', onclick: bringBack }, texts.bringBack)] : []),
    button({ class: 'quiet', id: 'compare-close', onclick: () => dialog.close() }, texts.close),
  );
  compareTrouble('');
  if (!dialog.open) openModal(dialog);
}

/** Shows an error in the dialog. */
export const compareTrouble = (text: string): string => (byId('compare-trouble').textContent = text);

/** The older of two versions, then the newer one. */
async function compareWith({ detail, read }: Compared, value: string) {
  const own: Side = { at: detail.version.at, data: detail.data, labels: detail.labels };
  const other = value === NOW ? nowOf(detail) : sideOf(await read(value));
  const [older, newer] = other.at < own.at ? [other, own] : [own, other];
  const sides = [older.data, newer.data] as const;
  return { sides, labels: { ...own.labels, ...other.labels } };
}

const sideOf = ({ version, data, labels }: VersionDetail): Side => ({ at: version.at, data, labels });
const nowOf = ({ now, labels }: VersionDetail): Side => ({ at: Infinity, data: now?.data ?? {}, labels });
