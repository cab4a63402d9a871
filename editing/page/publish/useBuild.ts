import { useEffect, useState } from 'react';
import { type Progress, progressOf, type Publication, readStatus } from './followBuild';

const PAUSE_MS = 1000;
const WAITS: Progress = { kind: 'waits' };

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
      if (next?.kind !== 'live' && next?.kind !== 'failed') timer = setTimeout(() => void look(), PAUSE_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [own]);
  return progress ?? (own === undefined ? undefined : WAITS);
}
