import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Options } from '../options/Options';

const PLUGIN = path.resolve(__dirname, '../..');
const MODULES = path.resolve(PLUGIN, '../../node_modules');

/** Each article has a page, at its own address if the options give it one. */
function gatsbyNode({ collections }: Options): string {
  const address = collections.some(({ type, path: own }) => type === 'Article' && own) ? 'path' : '';
  return `
exports.createPages = async ({ graphql, actions }) => {
  const { data, errors } = await graphql('{ allArticle(sort: { pbId: ASC }) { nodes { id pbId locale ${address} } } }');
  if (errors) throw errors[0];
  for (const { id, pbId, locale, path } of data.allArticle.nodes) {
    const address = path || '/' + locale + '/' + pbId + '/';
    actions.createPage({ path: address, component: require.resolve('./src/Article.js'), context: { id } });
  }
};`;
}

const page = (query: string) => `
import * as React from 'react';
import { graphql } from 'gatsby';
export default function Page({ data }) { return <pre>{JSON.stringify(data)}</pre>; }
export const query = graphql\`${query}\`;`;

/** JavaScript that makes the value again. A function goes by its own text, so it may use nothing from around it. */
function scriptOf(value: unknown): string {
  if (typeof value === 'function') return String(value);
  if (Array.isArray(value)) return `[${value.map(scriptOf).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${JSON.stringify(name)}: ${scriptOf(each)}`)
    .join(', ')} }`;
}

const files = (options: Options): Record<string, string> => ({
  'package.json': JSON.stringify({ name: 'mini', version: '1.0.0', private: true, dependencies: { gatsby: '*' } }),
  'gatsby-config.js': `module.exports = { plugins: ['gatsby-plugin-image', { resolve: 'gatsby-source-pocketbase', options: ${scriptOf(options)} }] };`,
  'gatsby-node.js': gatsbyNode(options),
  'src/Article.js': page(`query ($id: String!) { article(id: { eq: $id }) {
    title isFallback labels { name }
    body { tree images { src file { publicURL } } tableOfContents { id items { id } } }
    image { width publicURL gatsbyImageData(layout: CONSTRAINED, width: 20) } } }`),
  'src/pages/index.js': page(
    `{ allArticle(filter: { locale: { eq: "en" } }, sort: { title: ASC }) { nodes { title } } }`,
  ),
});

/** A whole Gatsby site of a few lines around the plugin, in the given folder, where the exported schema already is. */
export async function writeMiniSite(root: string, options: Options): Promise<void> {
  await symlink(MODULES, path.join(root, 'node_modules'), 'dir');
  await cp(PLUGIN, path.join(root, 'plugins/gatsby-source-pocketbase'), { recursive: true });
  for (const [name, content] of Object.entries(files(options))) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
}

export interface BuildResult {
  /** The end of the output, if it failed. */
  failure?: string;
  output: string;
  /** Pages whose HTML was written, and those that were removed, sorted. */
  updated: string[];
  deleted: string[];
}

const linesOf = (output: string, word: string) =>
  [...output.matchAll(new RegExp(`^${word} page: (.+)$`, 'gm'))].map((match) => match[1] ?? '').sort();

/** Runs the real `gatsby build`. */
export function buildMiniSite(root: string): Promise<BuildResult> {
  const env = {
    ...process.env,
    CI: '1',
    NODE_ENV: 'production',
    GATSBY_TELEMETRY_DISABLED: '1',
    // One more than one, so that queries run in a worker as they do on most machines. With 1 Gatsby makes a worker all the
    // same and does not wait for it: a build with nothing to do may then end in "write EPIPE".
    GATSBY_CPU_COUNT: '2',
  };
  return new Promise((resolve) => {
    const command = [path.join(MODULES, 'gatsby/cli.js'), 'build', '--log-pages', '--no-color'];
    execFile(process.execPath, command, { cwd: root, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      const output = stdout + stderr;
      const failure = error ? { failure: `${error.message}\n${output.slice(-3000)}` } : {};
      resolve({ ...failure, output, updated: linesOf(output, 'Updated'), deleted: linesOf(output, 'Deleted') });
    });
  });
}

/** Everything that the build wrote, as one text. */
export async function readPublic(root: string): Promise<string> {
  const entries = await readdir(path.join(root, 'public'), { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(html|json|js|css|map|txt)$/.test(entry.name));
  const contents = await Promise.all(texts.map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')));
  return contents.join('\n');
}
