import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { variantsMade } from './variant';

type PreBuildArgs = Parameters<NonNullable<GatsbyNode['onPreBuild']>>[0];
interface State {
  pages: ReadonlyMap<string, { componentPath: string; context: object }>;
  components: ReadonlyMap<string, { query: string }>;
}

/** After as many pages without a missing image the rest is taken to have none, such as after a start with unchanged images. */
const MOST_COMPLETE = 100;

let isOver = false;

/** Ends the work of prepareImages(): Gatsby's own queries go on with the rest. */
export function endPreparation(): void {
  isOver = true;
}

/**
 * Makes the images of the pages while webpack bundles, by the pages' own queries: Gatsby runs these afterwards, and would wait for
 * the images. Of a first build with 276 images that was a quarter of the time.
 * @param graphql of a gatsby-node hook; its errors are those of Gatsby's own queries later
 */
export async function prepareImages(store: NodePluginArgs['store'], graphql: PreBuildArgs['graphql']): Promise<void> {
  isOver = false;
  const { pages, components } = store.getState() as State;
  let complete = 0;
  for (const { componentPath, context } of pages.values()) {
    if (isOver || complete === MOST_COMPLETE) return;
    const query = components.get(componentPath)?.query;
    if (!query?.includes('gatsbyImageData')) continue;
    const before = variantsMade();
    await graphql(query, context).catch(() => undefined);
    complete = variantsMade() === before ? complete + 1 : 0;
  }
}
