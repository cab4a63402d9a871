import path from 'node:path';
import { runCommand } from '../../server/process/runCommand';
import { npmPackages } from '../../server/testing/npm/npmPackages';

/** One run of the load generator. */
export interface Load {
  url: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  /** Responses a second, on average. */
  rate: number;
  /** Responses other than 2xx, and requests without a response. */
  failed: number;
}

interface Report {
  requests: { average: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** Requests one URL over and over, by autocannon, which npm fetches at the first use. */
export async function loadServer({ url, headers, connections, seconds }: Load): Promise<LoadResult> {
  const folder = await npmPackages('autocannon', ['autocannon@8.0.0']);
  const program = path.join(folder, 'node_modules/autocannon/autocannon.js');
  const given = Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]);
  const options = ['--json', '--no-progress', '--connections', String(connections), '--duration', String(seconds)];
  const { code, output } = await runCommand(process.execPath, [program, ...options, ...given, url]);
  const json = output.split('\n').find((line) => line.startsWith('{'));
  if (code !== 0 || !json) throw new Error(`autocannon failed:\n${output}`);
  const report = JSON.parse(json) as Report;
  const failed = report.non2xx + report.errors + report.timeouts;
  return { rate: report.requests.average, failed };
}
