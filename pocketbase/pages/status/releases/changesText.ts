import { fill } from '../../../hooks/lib/fill';
import type { ReleaseChange } from '../../../hooks/status/types';
import { capital, counted, texts } from '../texts';

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
