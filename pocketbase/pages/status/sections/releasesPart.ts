import { fill } from '../../../../src/lib/text/fill';
import type { PlainBuild, ReleaseChange, StatusData } from '../../../hooks/status/types';
import { button, type Child, el, spokenText } from '../elements';
import { changedPages, personTag, table, withFault } from '../tables';
import { capital, counted, recordName, texts } from '../texts';
import { moment, timeTag } from '../times';
import { type Act, causeOf, recordLink, titleOf } from '../words';

const KINDS = ['new', 'changed', 'withdrawn', 'deleted'] as const;

/** The changes of a release in words: "2 articles changed, 1 page new". '' if there are none. */
export function changesText(changes: readonly ReleaseChange[]): string {
  const sentences = KINDS.flatMap((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    const collections = [...new Set(own.map(({ collection }) => collection))];
    const what = collections
      .map((name) => counted(texts.counts, name, own.filter(({ collection }) => collection === name).length))
      .filter(Boolean);
    return what.length > 0 ? [fill(texts.releases[kind], { what: what.join(', ') })] : [];
  });
  return capital(sentences.join(texts.releases.between));
}

/** The stored releases, each with its changes in words and its button. */
export function releasesPart({ releases, areElsewhere, changes }: StatusData, act: Act): Child[] {
  if (areElsewhere) return [el('p', {}, texts.releases.elsewhere)];
  if (releases.length === 0) return [el('p', {}, texts.releases.none)];
  const rows = releases.map((build) => [
    timeTag(build.finished_at || build.created),
    withFault(releaseText(build, changes[build.release]), build.error, `error-${build.id}`),
    personTag(build.by),
    changedPages(build),
    build.action === 'go live' ? texts.releases.moving : goLiveButton(build, act),
  ]);
  const { built, changes: changed, by, pages, action } = texts.columns;
  return [table(counted(texts.releases, 'caption', rows.length), [built, changed, by, pages, action], rows)];
}

/** The changes of a release with their titles; its cause where they are not known. */
export function releaseText(build: PlainBuild, changes: readonly ReleaseChange[] = []): Child {
  const sentence = changesText(changes);
  if (!sentence) return capital(causeOf(build));
  return el(
    'div',
    {},
    sentence,
    el(
      'details',
      { id: `changes-of-${build.id}` },
      el('summary', {}, texts.releases.titles, whichRelease(build)),
      el('ul', {}, ...changes.map((change) => el('li', {}, ...describeChange(change)))),
    ),
  );
}

function describeChange({ collection, id, label, kind }: ReleaseChange): Child[] {
  const title = titleOf(collection, id);
  const name = recordName({ collection, label: title ?? label });
  return [
    title === undefined ? name : el('a', { href: recordLink(collection, id) }, name),
    kind !== 'changed' && `, ${texts.releases.kinds[kind]}`,
  ];
}

const whichRelease = (build: PlainBuild) =>
  spokenText(fill(texts.releases.which, { time: moment(build.finished_at || build.created) }));

function goLiveButton(build: PlainBuild, act: Act) {
  const onclick = () => act('go live', build);
  return button({ class: 'quiet', id: `go-${build.id}`, onclick }, texts.releases.goLive, whichRelease(build));
}
