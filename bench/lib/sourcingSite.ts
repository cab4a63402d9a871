import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';

/** The cost of one build's sourcing. */
export type Sourcing = {
  /** Wall-clock time, which includes other load of the machine. */
  seconds: number;
  /** Of all threads of Gatsby, from before the schema is created until everything is sourced. */
  cpuSeconds: number;
  requests: number;
  /** Read from PocketBase. */
  megabytes: number;
  /** Written or deleted. */
  nodes: number;
  /** Of memory, since Gatsby started. */
  peakMegabytes: number;
};

/** Counts Gatsby's writes, and reads the process's own peak once everything is sourced. */
const gatsbyNode = `
const { writeFileSync } = require('node:fs');
let nodes = 0;
let before;
exports.onPreBootstrap = ({ emitter }) => {
  const count = () => { nodes += 1; };
  emitter.on('CREATE_NODE', ({ payload }) => { if (payload.internal.owner === 'gatsby-source-pocketbase') count(); });
  emitter.on('DELETE_NODE', count);
  before = process.cpuUsage();
};
exports.createPages = () => {
  const { user, system } = process.cpuUsage(before);
  const peakMegabytes = process.resourceUsage().maxRSS / 1024;
  writeFileSync('measured.json', JSON.stringify({ nodes, cpuSeconds: (user + system) / 1e6, peakMegabytes }));
};`;

/** A site around the plugin and nothing else: it measures the plugin and Gatsby's node store. */
export async function writeSourcingSite(root: string, server: ThrowawayPocketBase): Promise<void> {
  const options = {
    url: server.url,
    schemaFile: 'pb_schema.json',
    locales: { list: ['en', 'sl'], default: 'en' },
    collections: [{ name: 'articles', type: 'Article' }],
    filesDir: 'files',
  };
  await mkdir(join(root, 'plugins'), { recursive: true });
  await mkdir(join(root, 'src/pages'), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  // A copy: Gatsby compiles no TypeScript behind a link.
  await cp(resolve('plugins/gatsby-source-pocketbase'), join(root, 'plugins/gatsby-source-pocketbase'), {
    recursive: true,
  });
  const files = {
    'package.json': JSON.stringify({ name: 'bench', version: '1.0.0', private: true, dependencies: { gatsby: '*' } }),
    'gatsby-config.js': `module.exports = { plugins: ['gatsby-plugin-image', { resolve: 'gatsby-source-pocketbase', options: ${JSON.stringify(options)} }] };`,
    'gatsby-node.js': gatsbyNode,
    'src/pages/index.js': 'export default function Page() { return null; }',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, name), content);
}

function numberIn(output: string, pattern: RegExp): number {
  const found = pattern.exec(output)?.[1];
  if (!found) throw new Error(`The build's output does not match ${pattern}:\n${output}`);
  return Number(found);
}

/**
 * Builds it once, and reads the plugin's own last line.
 * @param nodeOptions for the process that builds
 */
export async function measureSourcing(root: string, server: ThrowawayPocketBase, nodeOptions = ''): Promise<Sourcing> {
  const output = await gatsbyBuild(root, server, nodeOptions);
  const measured = JSON.parse(await readFile(join(root, 'measured.json'), 'utf8')) as Pick<
    Sourcing,
    'nodes' | 'cpuSeconds' | 'peakMegabytes'
  >;
  return {
    // Gatsby's own timer around everything that the plugin does.
    seconds: numberIn(output, /success source and transform nodes - ([\d.]+)s/),
    requests: numberIn(output, /PocketBase: .*?(\d+) requests/),
    megabytes: numberIn(output, /PocketBase: .*?([\d.]+) MB/),
    ...measured,
  };
}

/**
 * Runs the real `gatsby build` in a folder.
 * @returns its output
 * @throws Error with its output if it fails
 */
function gatsbyBuild(folder: string, server: ThrowawayPocketBase, nodeOptions: string): Promise<string> {
  const env = {
    ...process.env,
    CI: 'true',
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_CPU_COUNT: '2',
    PB_SUPERUSER_EMAIL: server.email,
    PB_SUPERUSER_PASSWORD: server.password,
    NODE_OPTIONS: nodeOptions,
  };
  return new Promise((done, fail) => {
    const command = [resolve('node_modules/gatsby/cli.js'), 'build', '--no-color'];
    execFile(process.execPath, command, { cwd: folder, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      error ? fail(new Error(stdout + stderr)) : done(stdout + stderr),
    );
  });
}
