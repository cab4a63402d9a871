import type { SetAside } from '../../../pocketbase/hooks/setAside/types';
import type { StatusData } from '../../../pocketbase/hooks/status/types';
import { call } from '../../../pocketbase/pages/status/call';
import { sentencesOf } from '../../../pocketbase/pages/status/sections/setAsidePart';
import { recordName } from '../../../pocketbase/pages/status/texts';
import { obstacle } from '../../../pocketbase/pages/status/words';
import { keyOf } from '../../store/Doc';
import type { Key } from '../../store/types';
import { useEffect, useState } from 'react';

const PAUSE_MS = 1000;
const WAITS: Progress = { kind: 'waits' };
/** After these nothing follows. */
const ENDS: readonly Progress['kind'][] = ['live', 'failed', 'noBuild'];

/** Follows the build after a publication. @param own undefined: nothing was published yet */
export function useBuild(own: Publication | undefined): Progress | undefined {
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    if (own === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      // A server that does not answer is asked again.
      const next = await readStatus().then(
        (data) => progressOf(data, own),
        () => undefined,
      );
      if (isOver) return;
      if (next) setProgress(next);
      if (!next || !ENDS.includes(next.kind)) timer = setTimeout(() => void look(), PAUSE_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [own]);
  return progress ?? (own === undefined ? undefined : WAITS);
}

/** The progress of a publication. */
export type Progress =
  | { readonly kind: 'waits' }
  | { readonly kind: 'building'; readonly progress: string }
  | { readonly kind: 'live' }
  /** Visitors see the same as before: a scheduled article, or a hidden block. */
  | { readonly kind: 'noBuild' }
  | { readonly kind: 'failed'; readonly why: string }
  /** Nothing builds now; the sentence says why. */
  | { readonly kind: 'held'; readonly why: string };

/** Changes that were published together. */
export interface Publication {
  /** The newest build before it; '' if there was none. */
  readonly since: string;
  /** The changed records, and those of which they are parts. */
  readonly records: readonly Key[];
  /** The e-mail address of the person who published them. */
  readonly by: string;
}

type Builds = Pick<
  StatusData,
  'builds' | 'pending' | 'setAside' | 'failures' | 'isStuck' | 'isHeld' | 'retryAt' | 'builderSeen' | 'now' | 'host'
>;

/**
 * Reads from the status what became of a publication.
 * @param own the publication
 */
export function progressOf(data: Builds, own: Publication): Progress {
  const running = data.pending.find(({ status }) => status !== 'queued');
  if (running) return { kind: 'building', progress: running.progress };
  const [newest] = data.builds;
  const why = obstacle(data);
  if (newest?.status === 'failed' && data.isStuck) return { kind: 'failed', why: data.failures[0]?.error || why };
  const aside = asideOf(data, own);
  if (aside) return { kind: 'failed', why: aside };
  if (data.pending.length > 0) return why ? { kind: 'held', why } : { kind: 'waits' };
  if (newest?.status === 'live' && newest.id !== own.since) return { kind: 'live' };
  if (why) return { kind: 'held', why };
  // A change that visitors see queues a build in its own transaction, so none is to come.
  return newest && newest.id === own.since ? { kind: 'noBuild' } : { kind: 'waits' };
}

/** Why a published change is set aside: the site goes live without it. One build may have changes of several people. */
function asideOf({ builds, setAside }: Builds, { since, records, by: me }: Publication): string {
  const at = builds.findIndex(({ id }) => id === since);
  const newer = builds.slice(0, at < 0 ? builds.length : at).map(({ id }) => id);
  const isOwn = ({ record: { collection, id }, by }: SetAside) => by === me || records.includes(keyOf(collection, id));
  const changes = setAside.filter((change) => newer.includes(change.build) && isOwn(change));
  return changes.flatMap(({ record, ...change }) => [`${recordName(record)}:`, ...sentencesOf(change)]).join(' ');
}

const readStatus = (): Promise<StatusData> => call<StatusData>('/_site/status/data');

/** The newest build that is live, to recognise the next one; '' if there is none or the server does not answer. */
export const newestLive = (): Promise<string> =>
  readStatus().then(
    ({ builds }) => builds.find(({ status }) => status === 'live')?.id ?? '',
    () => '',
  );
