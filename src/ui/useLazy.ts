import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads a component when it is first needed; undefined until then.
 * @param load the same function in each render
 * @param page with the same content, opened if the component cannot be loaded: a newer release may have removed its file
 */
export function useLazy<P>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<P>>,
  page: string,
): { Component: ComponentType<P> } | undefined {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<P> }>();
  useEffect(() => {
    if (!isNeeded || loaded) return;
    load().then(
      (Component) => setLoaded({ Component }),
      () => window.location.assign(page),
    );
  }, [isNeeded, load, loaded, page]);
  return loaded;
}
