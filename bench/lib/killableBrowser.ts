import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser';
import { until } from '../failures/Scenario';

/** A browser with a profile that outlasts it. */
export interface KillableBrowser {
  page: Page;
  /** Kills all its processes, as a power cut or the system would. */
  kill(): Promise<void>;
}

const ARGUMENTS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];

/** Starts a Chromium of its own process group. @param profile a folder, which may be that of an earlier one */
export async function startKillableBrowser(profile: string): Promise<KillableBrowser> {
  const port = path.join(profile, 'DevToolsActivePort');
  await rm(port, { force: true });
  const child = spawn(await findBrowser(), [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    detached: true,
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => killGroup(child);
  process.once('exit', end);
  const address = await until('the browser listens', async () => {
    if (child.exitCode !== null) throw new Error(`The browser ended with ${child.exitCode}.`);
    const [number, place] = (await readFile(port, 'utf8').catch(() => '')).split('\n');
    return place && `ws://127.0.0.1:${number}${place}`;
  });
  const browser: Browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context.');
  return {
    page: await context.newPage(),
    kill: async () => {
      end();
      await gone;
      process.removeListener('exit', end);
      await browser.close().catch(() => undefined);
    },
  };
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess) {
  // An ended process's number may belong to another one by now.
  if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
}
