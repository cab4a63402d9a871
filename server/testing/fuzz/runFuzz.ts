import { setTimeout as sleep } from 'node:timers/promises';
import { drawRequest, type FuzzSite } from './drawRequest';
import { openAgent, sendRequest } from './sendRequest';

const KEPT_FINDINGS = 20;
const RETRIES = 12;
const RETRY_PAUSE_MS = 20;

interface FuzzRun {
  url: string;
  site: FuzzSite;
  seed: number;
  clients: number;
  milliseconds: number;
  /** Called each second. */
  onSecond?: (sent: number) => void;
}

interface FuzzResult {
  sent: number;
  /** Answers by status; 0: closed without an answer, -1: no answer in time. */
  statuses: Map<number, number>;
  /** Requests with a wrong answer, by number and target. */
  findings: string[];
}

/** Sends random requests for a time, from several clients at once. */
export async function runFuzz({ url, site, seed, clients, milliseconds, onSecond }: FuzzRun): Promise<FuzzResult> {
  const result: FuzzResult = { sent: 0, statuses: new Map(), findings: [] };
  const agent = openAgent(clients);
  const end = performance.now() + milliseconds;
  let number = 0;
  const client = async () => {
    while (performance.now() < end) {
      const mine = number++;
      const drawn = drawRequest(seed, mine, site);
      let { status, text } = await sendRequest(url, agent, drawn);
      // Go closes the connection behind a malformed request, and the reset may overtake its answer of 400.
      for (let again = 0; status === 0 && again < RETRIES; again++) {
        await sleep(again * RETRY_PAUSE_MS);
        ({ status, text } = await sendRequest(url, false, drawn));
      }
      result.sent++;
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
      if (status > 0 && status < 500) continue;
      if (result.findings.length < KEPT_FINDINGS)
        result.findings.push(`#${mine} ${drawn.method} ${drawn.target.slice(0, 200)}: ${status} ${text.slice(0, 200)}`);
    }
  };
  const timer = onSecond && setInterval(() => onSecond(result.sent), 1000);
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    clearInterval(timer);
    agent.destroy();
  }
  return result;
}
