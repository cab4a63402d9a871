import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { BrokenBuildError, TransientError } from '../UserError';
import type { LogFile } from '../terminal/output';
import type { Report } from '../terminal/Steps';
import { BuildClock, type BuildParts } from './BuildClock';
import { codeDigests } from './codeDigest';
import { cacheUser, claimCache, forgetCache, forgetContent, type HeldCache, holdCache } from './gatsbyCache';
import { readSiteFile } from '../site/readSiteFile';
import { gatsbyFailure, type GatsbyFailure, namePage } from './gatsbyFailure';
import { startWarmGatsby, type WarmGatsby } from './runGatsby';
import type { BuiltPages } from './warm/watchPages';

interface BuilderOptions {
  root: string;
  data: DataFolder;
  /** Gatsby's environment, which decides about drafts too. */
  env: NodeJS.ProcessEnv;
  /** Whether drafts are shown: such a cache cannot be used without them, and vice versa. */
  preview?: boolean;
  /** Gatsby's priority; by default this process's. */
  nice?: number;
  log: LogFile;
  life: CommandLifecycle;
}

/** The result of a build. */
export interface Built extends BuiltPages {
  /** `warm`: by a process that has built before, without webpack. */
  kind: 'warm' | 'full';
  parts: BuildParts;
}

/** The parameters of a new Gatsby process. */
interface Start {
  /** The digest of the project's code. */
  code: string;
  /** The user of the cache. */
  user: string;
  /** Added to the environment. */
  env: NodeJS.ProcessEnv;
}

/** Opens a builder; Gatsby starts with the first build. */
export function openBuilder(options: BuilderOptions): Builder {
  const builder = new Builder(options);
  options.life.onEnd(() => builder.close());
  return builder;
}

/** Builds repeatedly, and only the changes. */
export class Builder {
  private gatsby?: WarmGatsby & { code: string; user: string };
  private clock = new BuildClock(() => undefined);
  /** The current work; builds wait for each other. */
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;

  constructor(private readonly options: BuilderOptions) {}

  /**
   * Builds once without publishing, so that the first change is fast. A failure is only logged: the next build repeats it.
   * @returns whether there is a build
   */
  prepare(): Promise<boolean> {
    return this.inTurn(async () => {
      if (this.gatsby) return true;
      if (this.isClosed) return false;
      const { cache } = await this.make(() => undefined);
      await this.settle(cache);
      return true;
    }).catch((error: unknown) => {
      this.options.log.write(`not warm: ${String(error)}\n`);
      return false;
    });
  }

  /**
   * Builds the changes and publishes the output.
   * @param publish gets the project's `public`; the next build waits for it
   * @param env added to Gatsby's environment, if its process has yet to start
   * @throws UserError
   */
  build(
    publish: (output: string, built: Built) => Promise<void>,
    report: Report = () => undefined,
    env: NodeJS.ProcessEnv = {},
  ): Promise<Built> {
    return new Promise((resolve, reject) => {
      // The caller continues after the publication; the next build starts after the state is saved.
      void this.inTurn(async () => {
        const { cache, built } = await this.make(report, env);
        let isBroken = false;
        await publish(path.join(this.options.root, 'public'), built).then(
          () => resolve(built),
          (error: unknown) => {
            isBroken = error instanceof BrokenBuildError;
            reject(error);
          },
        );
        await (isBroken ? this.abandon(cache) : this.settle(cache));
      }).catch(reject);
    });
  }

  /** Ends Gatsby's process after the running work; the next build starts another. */
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

  /** Keeps holding the cache: the caller settles it. */
  private async make(report: Report, env: NodeJS.ProcessEnv = {}): Promise<{ cache: HeldCache; built: Built }> {
    const { root, data, log, preview = false } = this.options;
    const cache = await holdCache(root, log);
    try {
      const { all: code, cached } = await codeDigests(root);
      const { gatsby } = this;
      // Another build changed the cache that this process has in memory, or the project's code changed.
      if (gatsby && (gatsby.code !== code || gatsby.user !== (await cacheUser(root)))) await this.stopGatsby();
      const user = await claimCache(root, { dataDir: data.root, preview }, cached);
      const warm = await this.buildWarm(user, report);
      const built = warm ?? (await this.buildFull({ code, user, env }, report));
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

  /** @returns undefined if a full build is needed */
  private async buildWarm(user: string, report: Report): Promise<Built | GatsbyFailure | undefined> {
    const { gatsby, options } = this;
    if (!gatsby) return undefined;
    gatsby.user = user;
    this.clock = new BuildClock(report);
    const answer = await gatsby.ask('build');
    if (answer.answer === 'built') return { ...answer, kind: 'warm', parts: this.clock.parts() };
    if (answer.answer === 'refused') {
      const failure = this.failure(undefined);
      // No refusal of the plugin, so the state of the process is unknown.
      if (failure.leftCache) return failure;
    }
    if (answer.answer === 'too much') {
      options.log.write(`\nA full build is needed, for ${answer.reason}.\n`);
      // The sourced content is in the cache: the next process can continue with it.
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

  private async buildFull(start: Start, report: Report): Promise<Built | GatsbyFailure> {
    const { root, log } = this.options;
    // Read before the build replaces it: only this file has the record of each path.
    const site = await readSiteFile(path.join(root, 'public')).catch(() => undefined);
    const named = (made: Built | GatsbyFailure) => ('problem' in made ? namePage(made, this.clock, site) : made);
    const first = named(await this.tryFull(start, report));
    if (!('problem' in first) || !first.mayRetry || this.isClosed) return first;
    log.write('\nThe build failed: once more, from nothing.\n');
    await forgetCache(root);
    return named(await this.tryFull(start, report));
  }

  /** @throws TransientError while the builder is being stopped */
  private refuseIfClosed(): void {
    if (this.isClosed) throw new TransientError('The builder was stopped.');
  }

  private async tryFull({ code, user, env: added }: Start, report: Report): Promise<Built | GatsbyFailure> {
    this.refuseIfClosed();
    const { root, data, env, nice, log } = this.options;
    this.clock = new BuildClock(report);
    this.clock.start();
    const gatsby = await startWarmGatsby({
      ...{ root, env: { ...env, ...added }, nice },
      record: path.join(data.run, 'gatsby.json'),
      onOutput: (chunk) => {
        log.write(chunk);
        this.clock.read(chunk);
      },
      onMessage: (message) => this.clock.receive(message),
    });
    this.gatsby = { ...gatsby, code, user };
    // The builder was closed meanwhile.
    if (this.isClosed) await this.stopGatsby();
    const answer = await gatsby.ask('full build');
    if (answer.answer === 'built') return { ...answer, kind: 'full', parts: this.clock.parts() };
    await this.stopGatsby();
    return this.failure(answer.answer === 'gone' ? answer.code : undefined);
  }

  private failure(code: number | undefined): GatsbyFailure {
    return gatsbyFailure(this.clock, code, path.relative(this.options.root, this.options.log.file));
  }

  /** Saves Gatsby's state for a later process, and releases the cache, also if the disk may not be written for a moment. */
  private async settle(cache: HeldCache): Promise<void> {
    const { gatsby } = this;
    try {
      const saved = await gatsby?.ask('save');
      if (gatsby && saved?.answer === 'saved') {
        await cache.settled();
        if (saved.hasGrown) await this.replaceGatsby(saved.megabytes);
      } else await this.stopGatsby();
    } finally {
      await cache.release();
    }
  }

  /** Releases a cache that is not to be used again: unsettled, it is removed by the next build. */
  private async abandon(cache: HeldCache): Promise<void> {
    await this.stopGatsby();
    await cache.release();
  }

  /** Replaces a process that uses too much memory, while no build waits. */
  private async replaceGatsby(megabytes: number): Promise<void> {
    this.options.log.write(`\nGatsby has grown to ${megabytes} MB: a new process takes its place.\n`);
    await this.stopGatsby();
    void this.prepare();
  }

  private async stopGatsby(): Promise<void> {
    const { gatsby } = this;
    this.gatsby = undefined;
    await gatsby?.stop();
  }
}
