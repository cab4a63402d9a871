import type { GatsbyNode } from 'gatsby';
import { createLimit } from './client/request';
import { errorMap } from './errors';
import type { Options } from './options/Options';
import { reportFailure } from './report';
import { source } from './source';
import { watchServer } from './watchServer';

const alone = createLimit(1);
/** Gatsby sources more than once in a process: at its start, and at each refresh. */
let isWatching = false;

/** Gatsby's call for content. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args, pluginOptions) => {
  const options = pluginOptions as unknown as Options;
  // The plugin deletes what is gone itself, so unchanged nodes need no touching and a failure loses none.
  args.actions.enableStatefulSourceNodes?.();
  if (options.live && process.env.gatsby_executing_command === 'develop' && !isWatching) {
    isWatching = true;
    process.once('exit', watchServer(args, options, alone));
  }
  await alone(() => source(args, options)).catch((error: unknown) => reportFailure(args.reporter, error));
};

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ reporter }) => {
  reporter.setErrorMap(errorMap);
};
