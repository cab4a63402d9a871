import { fill } from '../../hooks/lib/fill';
import type { PlainBuild, StatusData, Untranslated } from '../../hooks/status/types';
import { button, type Child, el, spokenText } from './elements';
import { failureText } from './failures/failureText';
import { stateTag } from './parts';
import { collectionName, counted, numberText, texts } from './texts';
import { duration, moment, timeTag } from './times';
import { type Act, causeOf, recordLink } from './words';

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
  if (releases.length === 0) return [el('p', {}, texts.releases.none)];
  const rows = releases.map((build) => [
    timeTag(build.finished_at || build.created),
    withFault(causeOf(build), build.error, `error-${build.id}`),
    personTag(build.by),
    changedPages(build),
    build.action === 'go live' ? texts.releases.moving : goLiveButton(build, act),
  ]);
  const { built, cause, by, pages, action } = texts.columns;
  return [table(counted(texts.releases, 'caption', rows.length), [built, cause, by, pages, action], rows)];
}

const changedPages = ({ pages, pages_changed }: PlainBuild) =>
  pages > 0 ? fill(texts.columns.pagesOf, { changed: numberText(pages_changed), pages: numberText(pages) }) : '';

function goLiveButton(build: PlainBuild, act: Act) {
  const onclick = () => act('go live', build);
  const which = spokenText(fill(texts.releases.which, { time: moment(build.finished_at || build.created) }));
  return button({ class: 'quiet', id: `go-${build.id}`, onclick }, texts.releases.goLive, which);
}

/** The last builds, whatever their outcome. */
export function buildsPart({ builds }: StatusData) {
  if (builds.length === 0) return [el('p', {}, texts.builds.none)];
  const rows = builds.map((build) => [
    timeTag(build.finished_at || build.started_at || build.created),
    stateTag(build),
    withFault(linkedCause(build), build.error || build.warning, `fault-${build.id}`),
    personTag(build.by),
    build.duration_ms > 0 ? duration(build.duration_ms) : '',
    changedPages(build),
  ]);
  const { when, state, cause, by, took, pages } = texts.columns;
  return [table(counted(texts.builds, 'caption', rows.length), [when, state, cause, by, took, pages], rows)];
}

/** An e-mail address that can wrap before its @ and not within a name. */
export function personTag(address: string) {
  const [name, ...host] = address.split('@');
  return host.length > 0 ? el('span', {}, name, el('wbr'), `@${host.join('@')}`) : name;
}

function linkedCause(build: PlainBuild) {
  const { collection, record } = build;
  return collection && record ? el('a', { href: recordLink(collection, record) }, causeOf(build)) : causeOf(build);
}

/** @param id of the details of the message */
function withFault(content: Child, message: string, id: string) {
  return message ? el('div', {}, content, ...failureText(message, id)) : content;
}

/** English texts without a Slovenian one, by collection. */
export function translationsPart(groups: Untranslated[]) {
  if (groups.length === 0) return [el('p', {}, texts.translations.none)];
  return [el('p', { class: 'note' }, texts.translations.note), ...groups.map(describeGroup)];
}

function describeGroup({ collection, total, records }: Untranslated) {
  const rows = records.map(({ id, label, draft, fields }) => [
    el('span', {}, el('a', { href: recordLink(collection, id) }, label || id), draft && texts.translations.draft),
    numberText(fields.length),
    fields.join(', '),
  ]);
  const more = total > records.length ? fill(texts.translations.first, { count: records.length }) : '';
  const values = { collection: collectionName(collection), records: counted(texts.translations, 'records', total) };
  const { record, missing, fields } = texts.translations;
  const caption = fill(texts.translations.caption, values) + more;
  const summary = el('summary', {}, fill(texts.translations.summary, values));
  return el('details', { id: `lacks-${collection}` }, summary, table(caption, [record, missing, fields], rows));
}
