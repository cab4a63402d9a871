import type { GatsbyNode } from 'gatsby';
import { errorMap } from './errors';
import { createLive, type Live } from './live/createLive';
import type { Options } from './options/Options';
import { reportFailure } from './report';
import { source } from './source';

/** Of this process: Gatsby asks for content once, and again when its refresh endpoint is called. */
let live: Live | undefined;

/** Gatsby's call for content. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  // The plugin deletes what is gone itself, so unchanged nodes need no touching and a failure loses none.
  args.actions.enableStatefulSourceNodes?.();
  if (options.live && process.env.gatsby_executing_command === 'develop' && !live) {
    live = createLive(args, options);
    process.once('exit', live.stop);
  }
  try {
    await (live ? live.source(args) : source(args, options));
  } catch (error) {
    reportFailure(args.reporter, error);
  }
  // Though sourcing failed: a server that is not up yet will be.
  live?.start();
};

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  reporter.setErrorMap(errorMap);
};
