import { fieldLabel } from '../../../../editing/page/record/fieldLabel';
import type { VersionList, VersionRow } from '../../../hooks/versions/types';
import { button, type Child, el, spokenText } from '../elements';
import { personTag, table } from '../tables';
import { recordLink } from '../words';
import { fill } from '../../../../src/lib/text/fill';
import { timeTag } from '../times';
import { recordName } from '../texts';
import { nameIn, texts } from './texts';

/** The selection of the list; '' is all. */
export interface Selection {
  by: string;
  kind: string;
  collection: string;
  /** "pages/<id>": a record and its parts. */
  of: string;
  /** The number of the last version of the page before. */
  before: string;
}

export interface Actions {
  select: (part: Partial<Selection>) => void;
  open: (version: VersionRow) => void;
  bringBack: (version: VersionRow) => void;
}

/** The changes, with their filters. */
export function changesPart(list: VersionList, selection: Selection, actions: Actions): Child[] {
  const { versions, hasMore } = list;
  const isAll = Object.values(selection).every((value) => value === '');
  const last = String(versions[versions.length - 1]?.at ?? '');
  const { select } = actions;
  return [
    el('p', { class: 'note' }, texts.note),
    ...(selection.of ? [ofRecord(versions, selection.of, select)] : []),
    filters(list, selection, select),
    versions.length === 0
      ? el('p', {}, isAll ? texts.none : texts.noneFound)
      : table(
          texts.caption,
          Object.values(texts.heads),
          versions.map((version) => row(version, actions)),
        ),
    el(
      'p',
      { class: 'buttons' },
      hasMore && button({ class: 'quiet', id: 'changes-older', onclick: () => select({ before: last }) }, texts.older),
      selection.before !== '' &&
        button({ class: 'quiet', id: 'changes-newest', onclick: () => select({ before: '' }) }, texts.newest),
    ),
  ];
}

function ofRecord(versions: VersionRow[], of: string, select: Actions['select']) {
  const own = versions.find(({ collection, record }) => `${collection}/${record}` === of);
  const label = own?.label ?? versions[0]?.within ?? of;
  const all = button({ class: 'quiet', id: 'changes-all', onclick: () => select({ of: '' }) }, texts.showAll);
  return el('p', { class: 'only' }, fill(texts.only, { label }), ' ', all);
}

function filters({ people, collections }: VersionList, selection: Selection, select: Actions['select']) {
  const { legend, all, ...labels } = texts.filters;
  const choice = (name: 'by' | 'kind' | 'collection', options: string[], names: Readonly<Record<string, string>>) =>
    el(
      'div',
      {},
      el('label', { for: `changes-${name}` }, labels[name]),
      el(
        'select',
        {
          id: `changes-${name}`,
          onchange: ({ target }: Event) => select({ [name]: (target as HTMLSelectElement).value }),
        },
        el('option', { value: '' }, all),
        ...options.map((value) => el('option', { value, selected: value === selection[name] }, nameIn(names, value))),
      ),
    );
  const kinds = Object.keys(texts.kinds).filter((kind) => kind !== 'before');
  return el(
    'div',
    { class: 'filters', role: 'group', 'aria-label': legend },
    choice('by', people, {}),
    choice('kind', kinds, texts.kinds),
    choice('collection', collections, texts.collections),
  );
}

function row(version: VersionRow, { open, bringBack }: Actions): Child[] {
  const { id, kind, collection, record, within, changed, by, created, kept, isThere } = version;
  const name = recordName(version);
  const of = () => spokenText(`: ${name}`);
  return [
    timeTag(created),
    el(
      'span',
      {},
      isThere ? el('a', { href: recordLink(collection, record) }, name) : name,
      within && ` ${fill(texts.within, { label: within })}`,
    ),
    `${texts.kinds[kind]}${changed.length > 0 ? `: ${changed.map((name) => fieldLabel(collection, name)).join(', ')}` : ''}`,
    personTag(by),
    el(
      'span',
      { class: 'actions' },
      button({ class: 'quiet', id: `differ-${id}`, onclick: () => open(version) }, texts.differences, of()),
      kept && button({ class: 'quiet', id: `back-${id}`, onclick: () => bringBack(version) }, texts.bringBack, of()),
    ),
  ];
}
