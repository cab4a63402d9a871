import type { SourceNodesArgs } from 'gatsby';
import { connect, type Session } from './client/connect';
import { toSourceError } from './errors';
import type { Options } from './options/Options';
import { changesOnServer } from './source';

/** Name of this plugin in Gatsby's refresh: other plugins are not refreshed. */
const PLUGIN = 'gatsby-source-pocketbase';
/** A change that Gatsby could not source is retried after this time: its cause may have passed. */
const AGAIN_MS = 60_000;

type Round = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Compares the server with the nodes every `pollMs` in `gatsby develop`, and has Gatsby refresh this plugin's data where they
 * differ. The lists decide, so no change is missed: a scheduled time, a view, a record that left a filter.
 * @param args of the first sourcing
 * @param alone runs one task at a time, including sourcing: incomplete nodes would differ from the server
 * @returns a function that ends it
 */
export function watchServer(args: SourceNodesArgs, options: Options, alone: Round): () => void {
  const { emitter, reporter } = args;
  // The next comparison repeats a failed request anyway.
  const impatient = { ...options, retries: Math.min(1, options.retries) };
  let session: Session | undefined;
  let offered = { changes: '', at: 0 };
  let failure = '';
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const look = async () => {
    try {
      session ??= await connect(impatient, process.env);
      const changes = await changesOnServer(session, args, impatient);
      if (failure) reporter.info('The content of PocketBase is followed again.');
      failure = '';
      const isNew = changes !== offered.changes || Date.now() - offered.at > AGAIN_MS;
      if (changes === '' || !isNew || isOver) return;
      offered = { changes, at: Date.now() };
      emitter.emit('WEBHOOK_RECEIVED', { webhookBody: {}, pluginName: PLUGIN });
    } catch (error) {
      session = undefined;
      const { message } = toSourceError(error);
      if (message !== failure) reporter.warn(`The content stays as it was. ${message}`);
      failure = message;
    }
  };
  const lookLater = () => {
    if (!isOver) timer = setTimeout(() => void alone(look).finally(lookLater), options.pollMs).unref();
  };

  // A refresh before the end of the first compilation would leave Gatsby without a compiler.
  const begin = () => {
    emitter.off('COMPILATION_DONE', begin);
    reporter.info(`Changes saved at ${options.url} show by themselves, within ${options.pollMs / 1000} s.`);
    lookLater();
  };
  emitter.on('COMPILATION_DONE', begin);
  return () => {
    isOver = true;
    emitter.off('COMPILATION_DONE', begin);
    clearTimeout(timer);
  };
}
