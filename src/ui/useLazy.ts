import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads a component when it is first needed; undefined until then.
 * @param load the same function in each render
 * @param page with the same content, opened if the component cannot be loaded: a newer release may have removed its file
 * @param onWait called with whether the component is needed and still loads; the same function in each render
 */
export function useLazy<P>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<P>>,
  page: string,
  onWait: (waits: boolean) => void,
): { Component: ComponentType<P> } | undefined {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<P> }>();
  useEffect(() => {
    if (!isNeeded || loaded) return;
    load().then(
      (Component) => setLoaded({ Component }),
      () => window.location.assign(page),
    );
  }, [isNeeded, load, loaded, page]);
  const waits = isNeeded && !loaded;
  useEffect(() => onWait(waits), [onWait, waits]);
  return loaded;
}
