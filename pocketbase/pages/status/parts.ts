import type { HostNotice, PlainBuild, StatusData } from '../../hooks/status/types';
import { button, el } from './elements';
import { type Decide, shrinkPart } from './shrink';
import { duration, runningTag, timeTag } from './times';
import { type Act, lostText, many, recordLink, STATES } from './words';

/** The state of a build as a label. */
export const stateTag = ({ status }: PlainBuild) =>
  el('span', { class: 'state', 'data-status': status }, STATES[status] || status);

/** The release that visitors see. */
export function livePart({ live, builds, host, shownInstead }: StatusData, act: Act) {
  const asked = live || builds[0];
  const rebuild = button({ id: 'rebuild', onclick: () => asked && act('rebuild', asked) }, 'Rebuild');
  return [
    ...(shownInstead ? [el('p', { class: 'fault' }, lostText(shownInstead))] : []),
    ...(live ? describeLive(live) : [el('p', { class: 'lead' }, 'Nothing is live yet.')]),
    ...(host ? [describeHost(host)] : []),
    asked ? el('p', {}, rebuild) : el('p', { class: 'note' }, 'The first build comes by itself.'),
  ];
}

function describeLive(build: PlainBuild) {
  const { cause, by, finished_at, created, pages, pages_changed, duration_ms, warning, error_link } = build;
  const facts = [
    pages > 0 && `${pages_changed.toLocaleString('en')} of ${many(pages, 'page')} changed`,
    duration_ms > 0 && `built in ${duration(duration_ms)}`,
  ].filter(Boolean);
  return [
    el('p', { class: 'lead' }, cause),
    el('p', {}, 'Since ', timeTag(finished_at || created), by && `, by ${by}`, '.'),
    ...(facts.length > 0 ? [el('p', { class: 'note' }, `${facts.join(', ')}.`)] : []),
    ...(warning ? [el('p', { class: 'fault' }, warning)] : []),
    ...(warning && isAddress(error_link) ? [atFault(error_link)] : []),
  ];
}

const isAddress = (link: string) => /^https?:\/\//.test(link);
const atFault = (link: string) => el('p', {}, el('a', { href: link }, 'Open the record at fault'));

/** The notification of another host that publishes the site. */
function describeHost({ host, status, delivered_at, next_try, last_error }: HostNotice) {
  const name = host || 'The other host';
  if (status === 'delivered') return el('p', {}, `${name} was told of the last change `, timeTag(delivered_at), '.');
  if (status === 'failed') return el('p', { class: 'fault' }, `${name} could not be told: ${last_error}`);
  const next = next_try ? [' Next try: ', timeTag(next_try), '.'] : [];
  return el('p', {}, `${name} is about to be told of the last change.`, last_error && ` ${last_error}`, ...next);
}

/** The running and waiting builds, and their obstacle. */
export function pendingPart(data: StatusData, problem: string) {
  const moves = data.releases.filter(({ action }) => action === 'go live');
  const items = [
    ...data.pending.map(describePending),
    ...moves.map(({ cause }) =>
      el('li', {}, el('p', { class: 'lead' }, 'Back to an older release'), el('p', {}, cause)),
    ),
  ];
  const upToDate = data.live && !data.isBack;
  const idle = upToDate ? 'Nothing: visitors see every published change.' : 'Nothing.';
  const back = 'Visitors see an older release, which somebody chose, until the next change.';
  return [
    ...(problem ? [el('p', { class: 'fault' }, problem)] : []),
    ...(data.isBack ? [el('p', {}, back)] : []),
    ...(items.length > 0 ? [el('ul', { class: 'plain' }, ...items)] : problem ? [] : [el('p', {}, idle)]),
  ];
}

function describePending(build: PlainBuild) {
  const { status, cause, by, progress, started_at } = build;
  return el(
    'li',
    {},
    el('p', {}, stateTag(build), progress && ` ${progress}`),
    el('p', { class: 'lead' }, cause),
    status !== 'queued' && started_at
      ? el('p', { class: 'note' }, 'For ', runningTag(started_at), by && `, changed by ${by}`, '.')
      : by && el('p', { class: 'note' }, `Changed by ${by}.`),
  );
}

/** Scheduled records. */
export function plannedPart({ planned }: StatusData) {
  if (planned.length === 0) return [el('p', {}, 'No publication is planned.')];
  const items = planned.map(({ at, collection, id, label }) =>
    el('li', {}, el('a', { href: recordLink(collection, id) }, `${collection} “${label}”`), ', ', timeTag(at)),
  );
  return [el('ul', { class: 'plain' }, ...items)];
}

/** The last failures, with links to correct them. */
export function failuresPart({ failures, isStuck }: StatusData, act: Act, decide: Decide) {
  if (failures.length === 0) return [el('p', {}, 'None of the builds that are still listed failed.')];
  const items = failures.map((build, at) => {
    const { cause, error, error_link, collection, record, finished_at, created, deadLinks } = build;
    // An older failure is over: a newer build included the same content.
    const isOpen = at === 0 && isStuck;
    const onclick = () => act('publish anyway', build);
    const mayPublish = isOpen && deadLinks.length > 0;
    const changed = collection && record && recordLink(collection, record);
    return el(
      'li',
      {},
      el('p', {}, el('strong', {}, cause), ', ', timeTag(finished_at || created)),
      el('p', { class: 'fault' }, error || 'No reason is known.'),
      isAddress(error_link)
        ? atFault(error_link)
        : changed && el('p', {}, el('a', { href: changed }, 'Open the changed record')),
      mayPublish && el('p', {}, button({ id: `publish-${build.id}`, onclick }, 'Publish anyway')),
      ...(isOpen && build.shrink ? shrinkPart(build, decide) : []),
    );
  });
  return [el('ul', { class: 'plain' }, ...items)];
}
