import type { PlainBuild, StatusData, Untranslated } from '../../hooks/status/types';
import { button, type Child, el, spokenText } from './elements';
import { stateTag } from './parts';
import { duration, moment, timeTag } from './times';
import { type Act, many, recordLink } from './words';

/**
 * A table that becomes a list on a narrow screen.
 * @param heads the first one is that of the cells that name the rows
 */
export function table(caption: string, heads: string[], rows: Child[][]) {
  const cells = (row: Child[]) =>
    row.map((content, at) =>
      at === 0
        ? el('th', { scope: 'row', role: 'rowheader' }, content)
        : el('td', { role: 'cell', 'data-label': isControl(content) ? undefined : heads[at] }, content),
    );
  // The roles are needed where CSS makes blocks of the cells, which removes their meaning.
  return el(
    'div',
    { class: 'scroll' },
    el(
      'table',
      { class: 'stacks', role: 'table' },
      el('caption', {}, caption),
      el('thead', { role: 'rowgroup' }, el('tr', { role: 'row' }, ...heads.map(columnHead))),
      el('tbody', { role: 'rowgroup' }, ...rows.map((row) => el('tr', { role: 'row' }, ...cells(row)))),
    ),
  );
}

const isControl = (content: Child) => content instanceof HTMLElement && content.matches('button, .actions');

const columnHead = (head: string) => el('th', { scope: 'col', role: 'columnheader' }, head);

/** The stored releases, each with its button. */
export function releasesPart({ releases }: StatusData, act: Act) {
  if (releases.length === 0) return [el('p', {}, 'There is no other release yet. Each publication adds one.')];
  const rows = releases.map((build) => [
    timeTag(build.finished_at || build.created),
    withFault(build.cause, build.error),
    personTag(build.by),
    changedPages(build),
    build.action === 'go live' ? 'about to go live' : goLiveButton(build, act),
  ]);
  const heads = ['Built', 'What for', 'By', 'Pages changed', 'Action'];
  return [table(`${many(rows.length, 'older release')}, the newest first.`, heads, rows)];
}

const changedPages = ({ pages, pages_changed }: PlainBuild) =>
  pages > 0 ? `${pages_changed.toLocaleString('en')} of ${pages.toLocaleString('en')}` : '';

function goLiveButton(build: PlainBuild, act: Act) {
  const onclick = () => act('go live', build);
  const which = spokenText(`: the release of ${moment(build.finished_at || build.created)}`);
  return button({ class: 'quiet', id: `go-${build.id}`, onclick }, 'Go live again', which);
}

/** The last builds, whatever their outcome. */
export function buildsPart({ builds }: StatusData) {
  if (builds.length === 0) return [el('p', {}, 'Nothing was built yet.')];
  const rows = builds.map((build) => [
    timeTag(build.finished_at || build.started_at || build.created),
    stateTag(build),
    withFault(causeOf(build), build.error || build.warning),
    personTag(build.by),
    build.duration_ms > 0 ? duration(build.duration_ms) : '',
    changedPages(build),
  ]);
  const heads = ['When', 'State', 'What for', 'By', 'Took', 'Pages changed'];
  return [table(`The last ${many(rows.length, 'build')}, the newest first.`, heads, rows)];
}

/** An e-mail address that can wrap before its @ and not within a name. */
export function personTag(address: string) {
  const [name, ...host] = address.split('@');
  return host.length > 0 ? el('span', {}, name, el('wbr'), `@${host.join('@')}`) : name;
}

const causeOf = ({ cause, collection, record }: PlainBuild) =>
  collection && record ? el('a', { href: recordLink(collection, record) }, cause) : cause;

function withFault(content: Child, error: string) {
  return error ? el('div', {}, content, el('p', { class: 'fault' }, error)) : content;
}

/** English texts without a Slovenian one, by collection. */
export function translationsPart(groups: Untranslated[]) {
  if (groups.length === 0) return [el('p', {}, 'Nothing: every English text has its Slovenian one.')];
  const note = 'Slovenian pages show the English text where there is no Slovenian one.';
  return [el('p', { class: 'note' }, note), ...groups.map(describeGroup)];
}

function describeGroup({ collection, total, records }: Untranslated) {
  const rows = records.map(({ id, label, draft, fields }) => [
    el('span', {}, el('a', { href: recordLink(collection, id) }, label || id), draft && ' (draft)'),
    String(fields.length),
    fields.join(', '),
  ]);
  const more = total > records.length ? ` The first ${records.length} are shown.` : '';
  const caption = `${many(total, 'record')} of ${collection}.${more}`;
  const fields = ['Record', 'Texts missing', 'Fields'];
  const summary = el('summary', {}, `${collection}: ${many(total, 'record')}`);
  return el('details', { id: `lacks-${collection}` }, summary, table(caption, fields, rows));
}
