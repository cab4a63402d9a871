import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { freePort } from '../../../server/process/ports';

/** One run of Lighthouse: the page's URL, and the file for its report. */
export interface LighthouseTask {
  address: string;
  file: string;
  skipAudits: string[];
  ignoreStatusCode: boolean;
}

/** The tasks and the browser for them, as runLighthouse.ts writes them. */
export interface LighthouseWork {
  executablePath: string;
  categories: string[];
  tasks: LighthouseTask[];
}

/** Wait after load without a pending request; Lighthouse's default of 1000 ms is for measuring speed. */
const QUIET_MS = 200;

/**
 * `tsx askLighthouse.ts <work.json>`: runs Lighthouse on one page after the other, in one browser, and writes each
 * report.
 */
async function main(file = ''): Promise<void> {
  const { executablePath, categories, tasks } = JSON.parse(await readFile(file, 'utf8')) as LighthouseWork;
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    // Containers, in which tests mostly run, have no user namespaces for the sandbox.
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    for (const { address, file: report, skipAudits, ignoreStatusCode } of tasks) {
      const outcome = await lighthouse(address, {
        ...{ port, onlyCategories: categories, skipAudits, ignoreStatusCode, logLevel: 'error' },
        ...{ disableFullPageScreenshot: true, enableErrorReporting: false },
        ...{ pauseAfterFcpMs: QUIET_MS, pauseAfterLoadMs: QUIET_MS },
        ...{ networkQuietThresholdMs: QUIET_MS, cpuQuietThresholdMs: QUIET_MS },
      });
      if (outcome) await writeFile(report, JSON.stringify(outcome.lhr));
    }
  } finally {
    await browser.close();
  }
}

void main(process.argv[2]);
