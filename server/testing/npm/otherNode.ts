import path from 'node:path';
import { runCommand } from '../../process/runCommand';
import { npmPackages } from './npmPackages';

/** The versions of Node beside the machine's own under which tests run programs. */
const VERSIONS = { 22: '22.23.3', 24: '24.21.0' } as const;
export type OtherNode = keyof typeof VERSIONS;

export const isOtherNode = (major: number): major is OtherNode => major in VERSIONS;

/**
 * Fetches a version of Node from npm.
 * @returns PATH with that version before all others; npm and the packages' programs run by it too
 * @throws Error with npm's output, or if the version does not run
 */
export async function pathWithNode(major: OtherNode): Promise<string> {
  const folder = await npmPackages(`node-${major}`, [`node@${VERSIONS[major]}`]);
  const programs = path.join(folder, 'node_modules/node/bin');
  const { output } = await runCommand(path.join(programs, 'node'), ['--version']);
  if (output.trim() !== `v${VERSIONS[major]}`) throw new Error(`Node ${VERSIONS[major]} does not run: ${output}`);
  return [programs, process.env.PATH].join(path.delimiter);
}
