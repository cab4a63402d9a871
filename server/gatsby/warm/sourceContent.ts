import { sourceNodes, store } from './gatsbyInternals';

const PLUGIN = 'gatsby-source-pocketbase';

/** The content cannot be read, or is refused; the output has the reason. */
export class Refused extends Error {}

/**
 * Brings the nodes to the state of PocketBase. The plugin reads everything before it writes any node, so after a failure that it
 * reports the process continues with the old nodes.
 * @throws Refused
 */
export async function sourceContent(): Promise<void> {
  const { exit } = process;
  let isRefused = false;
  // In a build Gatsby exits after it has reported a failure. It can continue, as `gatsby develop` does.
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
