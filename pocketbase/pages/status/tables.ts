import { fill } from '../../../src/lib/text/fill';
import type { PlainBuild, StatusData } from '../../hooks/status/types';
import { type Child, el } from './elements';
import { failureText } from './failures/failureText';
import { capital, counted, numberText, texts } from './texts';
import { duration, timeTag } from './times';
import { causeOf, recordLink } from './words';

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

const STATES: Readonly<Record<string, string>> = texts.states;

/** The state of a build as a label. */
export const stateTag = ({ status }: PlainBuild) =>
  el('span', { class: 'state', 'data-status': status }, STATES[status] || status);

/** How many pages of a build differ from those of the release before. */
export const changedPages = ({ pages, pages_changed }: PlainBuild) =>
  pages > 0 ? fill(texts.columns.pagesOf, { changed: numberText(pages_changed), pages: numberText(pages) }) : '';

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
  const words = capital(causeOf(build));
  return collection && record ? el('a', { href: recordLink(collection, record) }, words) : words;
}

/** A build's words with its message. @param id of the details of the message */
export function withFault(content: Child, message: string, id: string) {
  return message ? el('div', {}, content, ...failureText(message, id)) : content;
}
