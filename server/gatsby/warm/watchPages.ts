import { emitter, store } from './gatsbyInternals';

/** The pages that a build changed. */
export interface BuiltPages {
  /** URL paths, sorted: of rendered pages; of these and of pages that only got other slices; of removed pages. */
  drawn: string[];
  written: string[];
  removed: string[];
}

/** Collects the pages that Gatsby writes and removes, until the returned function is called. */
export function watchPages(): () => BuiltPages {
  const drawn = new Set<string>();
  const written = new Set<string>();
  const removed = new Set<string>();
  const onGenerated = ({ payload }: { payload: string[] }) => payload.forEach((page) => drawn.add(page));
  const onRemoved = ({ payload }: { payload: string }) => removed.add(payload);
  // The last event before slices are put into pages: a change of a menu writes all pages that show it.
  const onSlices = () => store.getState().html.pagesThatNeedToStitchSlices.forEach((page) => written.add(page));
  const events = [
    ['HTML_GENERATED', onGenerated],
    ['HTML_REMOVED', onRemoved],
    ['SLICES_PROPS_REMOVE_STALE', onSlices],
  ] as const;
  for (const [event, listener] of events) emitter.on(event, listener);
  return () => {
    for (const [event, listener] of events) emitter.off(event, listener);
    const sorted = (pages: Iterable<string>) => [...new Set(pages)].sort();
    return { drawn: sorted(drawn), written: sorted([...drawn, ...written]), removed: sorted(removed) };
  };
}
