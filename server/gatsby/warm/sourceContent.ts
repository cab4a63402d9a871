import { sourceNodes, store } from './gatsbyInternals';

const PLUGIN = 'gatsby-source-pocketbase';

/** The content can't be read, or is refused: said in the output already. */
export class Refused extends Error {}

/**
 * Brings the nodes to the state of PocketBase. The plugin reads all before it writes any, so a failure that it reports is
 * none of this process's: it goes on with what it has.
 * @throws Refused
 */
export async function sourceContent(): Promise<void> {
  const { exit } = process;
  let isRefused = false;
  // In a build Gatsby ends with a failure once it is reported. It knows how to go on, for `gatsby develop` does.
  process.exit = ((): void => void (isRefused = true)) as typeof process.exit;
  try {
    await sourceNodes({ store, webhookBody: {}, webhookSourcePluginName: PLUGIN });
  } catch (error) {
    if (!isRefused) throw error;
  } finally {
    process.exit = exit;
  }
  if (isRefused) throw new Refused();
}
