import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { TransientError } from '../UserError';
import type { LogFile } from '../terminal/output';
import type { Report } from '../terminal/Steps';
import { BuildClock, type BuildParts } from './BuildClock';
import { codeDigest } from './codeDigest';
import { cacheUser, claimCache, forgetCache, forgetContent, type HeldCache, holdCache } from './cache/gatsbyCache';
import { readSiteFile } from '../site/readSiteFile';
import { gatsbyFailure, type GatsbyFailure, namePage } from './failure/gatsbyFailure';
import { hasGrown, startWarmGatsby, type WarmGatsby } from './startWarmGatsby';
import type { BuiltPages } from './warm/messages';

interface BuilderOptions {
  root: string;
  data: DataFolder;
  /** Gatsby's environment; it says whether drafts are shown. */
  env: NodeJS.ProcessEnv;
  /** Whether drafts are shown: such a cache is of no use to the other kind. */
  preview?: boolean;
  /** How far Gatsby steps back for others; as far as this process, if left out. */
  nice?: number;
  log: LogFile;
  life: CommandLifecycle;
}

/** The result of a build. */
export interface Built extends BuiltPages {
  /** Warm: by a process that had built before, without webpack. */
  kind: 'warm' | 'full';
  parts: BuildParts;
}

/** Builds again and again, and only what changed. */
export interface Builder {
  /** Builds once without publishing, so that the first change finds all warm. A failure is only logged: it comes again. */
  prepare(): Promise<void>;
  /**
   * Builds what changed and hands the output on.
   * @param publish takes the project's `public`; the next build waits for it
   * @throws UserError
   */
  build(publish: (output: string, built: Built) => Promise<void>, report?: Report): Promise<Built>;
  /** Ends Gatsby's process once what is under way is done; the next build starts another. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a builder; Gatsby starts with the first build. */
export function openBuilder(options: BuilderOptions): Builder {
  const builder = new WarmBuilder(options);
  options.life.onEnd(() => builder.close());
  return builder;
}

class WarmBuilder implements Builder {
  private gatsby?: WarmGatsby & { code: string; user: string; begunWith?: number };
  private clock = new BuildClock(() => undefined);
  /** The current work; builds wait for each other. */
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly options: BuilderOptions) {}

  prepare(): Promise<void> {
    return this.inTurn(async () => {
      if (this.gatsby || this.isClosed) return;
      const { cache } = await this.make(() => undefined);
      await this.settle(cache);
    }).catch((error: unknown) => this.options.log.write(`not warm: ${String(error)}\n`));
  }

  build(publish: (output: string, built: Built) => Promise<void>, report: Report = () => undefined): Promise<Built> {
    return new Promise((resolve, reject) => {
      // The caller goes on once it is published; the next build begins once the state is kept.
      void this.inTurn(async () => {
        const { cache, built } = await this.make(report);
        await publish(path.join(this.options.root, 'public'), built).then(() => resolve(built), reject);
        await this.settle(cache);
      }).catch(reject);
    });
  }

  rest(): Promise<void> {
    return this.inTurn(() => this.stopGatsby());
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.stopGatsby();
    await this.last.catch(() => undefined);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.catch(() => undefined).then(work);
    this.last = turn;
    return turn;
  }

  /** Leaves the cache held: the caller settles it. */
  private async make(report: Report): Promise<{ cache: HeldCache; built: Built }> {
    const { root, data, log, preview = false } = this.options;
    const cache = await holdCache(root, log);
    try {
      const code = await codeDigest(root);
      const { gatsby } = this;
      // Another build has changed what this process knows from memory, or the code it runs is no longer the project's.
      if (gatsby && (gatsby.code !== code || gatsby.user !== (await cacheUser(root)))) await this.stopGatsby();
      const user = await claimCache(root, { dataDir: data.root, preview });
      const warm = await this.buildWarm(user, report);
      const built = warm ?? (await this.buildFull(code, user, report));
      if ('problem' in built) {
        if (built.leftCache) await cache.settled();
        throw built.problem;
      }
      return { cache, built };
    } catch (error) {
      await cache.release();
      throw error;
    }
  }

  /** @returns undefined where only a full build will do */
  private async buildWarm(user: string, report: Report): Promise<Built | GatsbyFailure | undefined> {
    const { gatsby, options } = this;
    if (!gatsby) return undefined;
    gatsby.user = user;
    this.clock = new BuildClock(report);
    const answer = await gatsby.ask('build');
    if (answer.answer === 'built') return { ...answer, kind: 'warm', parts: this.clock.parts() };
    if (answer.answer === 'refused') {
      const failure = this.failure(undefined);
      // Not the plugin's refusal but something that Gatsby made of it: nobody knows in what state it is.
      if (failure.leftCache) return failure;
    }
    if (answer.answer === 'too much') {
      options.log.write(`\nA full build is needed, for ${answer.reason}.\n`);
      // The sourced content is in the cache already: with its results the next process can continue.
      const saved = await gatsby.ask('save');
      await this.stopGatsby();
      if (saved.answer === 'saved') return undefined;
    }
    await this.stopGatsby();
    this.refuseIfClosed();
    options.log.write('\nThe warm builder failed: once more, from nothing.\n');
    await forgetContent(options.root);
    return undefined;
  }

  private async buildFull(code: string, user: string, report: Report): Promise<Built | GatsbyFailure> {
    const { root, log } = this.options;
    // Read before it is forgotten or written anew: only here a page's path leads to its record.
    const site = await readSiteFile(path.join(root, 'public')).catch(() => undefined);
    const named = (made: Built | GatsbyFailure) => ('problem' in made ? namePage(made, this.clock, site) : made);
    const first = named(await this.tryFull(code, user, report));
    if (!('problem' in first) || !first.mayRetry || this.isClosed) return first;
    log.write('\nThe build failed: once more, from nothing.\n');
    await forgetCache(root);
    return named(await this.tryFull(code, user, report));
  }

  /** Refuses new work while it is being stopped. */
  private refuseIfClosed(): void {
    if (this.isClosed) throw new TransientError('The builder was stopped.');
  }

  private async tryFull(code: string, user: string, report: Report): Promise<Built | GatsbyFailure> {
    this.refuseIfClosed();
    const { root, data, env, nice, log } = this.options;
    this.clock = new BuildClock(report);
    const gatsby = await startWarmGatsby({
      ...{ root, env, nice },
      record: path.join(data.run, 'gatsby.json'),
      onOutput: (chunk) => {
        log.write(chunk);
        this.clock.read(chunk);
      },
      onMessage: (message) => this.clock.hear(message),
    });
    this.gatsby = { ...gatsby, code, user };
    // It was closed while this one started.
    if (this.isClosed) await this.stopGatsby();
    const answer = await gatsby.ask('full build');
    if (answer.answer === 'built') return { ...answer, kind: 'full', parts: this.clock.parts() };
    await this.stopGatsby();
    return this.failure(answer.answer === 'gone' ? answer.code : undefined);
  }

  private failure(code: number | undefined): GatsbyFailure {
    const { root, log } = this.options;
    return gatsbyFailure(this.clock, code, path.relative(root, log.file));
  }

  /** Keeps Gatsby's state for a later process, and gives the cache back. */
  private async settle(cache: HeldCache): Promise<void> {
    const { gatsby } = this;
    const saved = await gatsby?.ask('save');
    if (gatsby && saved?.answer === 'saved') {
      await cache.settled();
      gatsby.begunWith ??= saved.megabytes;
      if (hasGrown(saved.megabytes, gatsby.begunWith)) await this.replaceGatsby(saved.megabytes);
    } else await this.stopGatsby();
    await cache.release();
  }

  /** Ends a process that holds too much; another one is made ready while nobody waits. */
  private async replaceGatsby(megabytes: number): Promise<void> {
    const { log } = this.options;
    log.write(`\nGatsby has grown to ${megabytes} MB: a new process takes its place.\n`);
    await this.stopGatsby();
    void this.prepare();
  }

  private async stopGatsby(): Promise<void> {
    const { gatsby } = this;
    this.gatsby = undefined;
    await gatsby?.stop();
  }
}
