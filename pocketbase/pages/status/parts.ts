import { fill } from '../../../src/lib/text/fill';
import type { HostNotice, PlainBuild, ReleaseChange, StatusData } from '../../hooks/status/types';
import { button, el } from './elements';
import { failureText, nameOf } from './failures/failureText';
import { recordIn } from './failures/readFailure';
import { inWords, progressText } from './sentences';
import { type Decide, shrinkPart } from './shrink';
import { stateTag } from './tables';
import { releaseText } from './sections/releasesPart';
import { capital, counted, numberText, texts } from './texts';
import { duration, runningTag, timeTag } from './times';
import { type Act, causeOf, lostText, recordLink } from './words';

/** The release that visitors see. */
export function livePart(
  { live, builds, host, shownInstead, changes }: StatusData,
  act: Act,
  notifyAgain: NotifyAgain,
) {
  const asked = live || builds[0];
  const rebuild = button({ id: 'rebuild', onclick: () => asked && act('rebuild', asked) }, texts.live.rebuild);
  return [
    ...(shownInstead ? [el('p', { class: 'fault' }, lostText(shownInstead))] : []),
    ...(live ? describeLive(live, changes[live.release]) : [el('p', { class: 'lead' }, texts.live.none)]),
    ...(host ? describeHost(host, notifyAgain) : []),
    asked ? el('p', {}, rebuild) : el('p', { class: 'note' }, texts.live.first),
  ];
}

function describeLive(build: PlainBuild, changes: ReleaseChange[] | undefined) {
  const { id, by, finished_at, created, pages, pages_changed, duration_ms, warning, error_link } = build;
  const facts = [
    pages > 0 && counted(texts.live, 'changed', pages, { changed: numberText(pages_changed) }),
    duration_ms > 0 && fill(texts.live.took, { time: duration(duration_ms) }),
  ].filter(Boolean);
  return [
    el('p', { class: 'lead' }, capital(causeOf(build))),
    changes && changes.length > 0 && el('div', {}, releaseText(build, changes)),
    el('p', {}, texts.live.since, timeTag(finished_at || created), by && fill(texts.live.by, { by }), '.'),
    ...(facts.length > 0 ? [el('p', { class: 'note' }, `${facts.join(', ')}.`)] : []),
    ...(warning ? failureText(warning, `warning-${id}`, recordIn(error_link)) : []),
  ];
}

/** Notifies another host again, after the attempts were given up. */
type NotifyAgain = (notice: HostNotice) => void;

/** The notification of another host that publishes the site. */
function describeHost(notice: HostNotice, notifyAgain: NotifyAgain) {
  const { status, delivered_at, next_try, last_error } = notice;
  const host = notice.host || texts.host.unnamed;
  const why = last_error && (inWords('hosts', last_error) ?? last_error);
  if (status === 'delivered') return [el('p', {}, fill(texts.host.told, { host }), timeTag(delivered_at), '.')];
  if (status === 'failed') {
    return [
      el('p', { class: 'fault' }, fill(texts.host.failed, { host, why })),
      el('p', {}, button({ class: 'quiet', id: 'notify-again', onclick: () => notifyAgain(notice) }, texts.host.again)),
    ];
  }
  const next = next_try ? [texts.host.next, timeTag(next_try), '.'] : [];
  return [el('p', {}, fill(texts.host.waits, { host }), why && ` ${why}`, ...next)];
}

/** The running and waiting builds, and their obstacle. */
export function pendingPart(data: StatusData, problem: string) {
  const moves = data.releases.filter(({ action }) => action === 'go live');
  const items = [
    ...data.pending.map(describePending),
    ...moves.map((build) =>
      el('li', {}, el('p', { class: 'lead' }, texts.pending.back), el('p', {}, capital(causeOf(build)))),
    ),
  ];
  const upToDate = data.live && !data.isBack && data.setAside.length === 0;
  const idle = upToDate ? texts.pending.idle : texts.pending.nothing;
  return [
    ...(problem ? [el('p', { class: 'fault' }, problem)] : []),
    ...(data.isBack ? [el('p', {}, texts.pending.isBack)] : []),
    ...(items.length > 0 ? [el('ul', { class: 'rows' }, ...items)] : problem ? [] : [el('p', {}, idle)]),
  ];
}

function describePending(build: PlainBuild) {
  const { status, by, progress, started_at } = build;
  return el(
    'li',
    {},
    el('p', {}, stateTag(build), progress && ` ${progressText(progress)}`),
    el('p', { class: 'lead' }, capital(causeOf(build))),
    status !== 'queued' && started_at
      ? el(
          'p',
          { class: 'note' },
          texts.pending.for,
          runningTag(started_at),
          by && fill(texts.pending.changedBy, { by }),
          '.',
        )
      : by && el('p', { class: 'note' }, fill(texts.pending.by, { by })),
  );
}

/** The last failures, with links to correct them. */
export function failuresPart({ failures, isStuck }: StatusData, act: Act, decide: Decide) {
  if (failures.length === 0) return [el('p', {}, texts.failures.none)];
  const items = failures.map((build, at) => {
    const { id, error, error_link, finished_at, created, deadLinks } = build;
    // An older failure is over: a newer build included the same content.
    const isOpen = at === 0 && isStuck;
    const onclick = () => act('publish anyway', build);
    const mayPublish = isOpen && deadLinks.length > 0;
    const record = recordIn(error_link);
    return el(
      'li',
      {},
      el('p', { class: 'lead' }, capital(causeOf(build)), ' '),
      el('p', { class: 'meta' }, timeTag(finished_at || created)),
      ...(error ? failureText(error, `failure-${id}`, record) : [el('p', { class: 'fault' }, texts.failures.noReason)]),
      !record && linkToChanged(build),
      mayPublish && el('p', {}, button({ id: `publish-${id}`, onclick }, texts.failures.publish)),
      ...(isOpen && build.shrink ? shrinkPart(build, decide) : []),
    );
  });
  return [el('ul', { class: 'rows failures' }, ...items)];
}

function linkToChanged({ collection, record: id }: PlainBuild) {
  if (!collection || !id) return '';
  const name = nameOf({ collection, id });
  const text = name ? fill(texts.failures.changedNamed, { record: name }) : texts.failures.changed;
  return el('p', {}, el('a', { href: recordLink(collection, id) }, text));
}
