import { writeBySql } from '../../server/testing/writeBySql';
import { dataFolder } from '../../server/dataFolder';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { rawRequest } from '../../server/testing/rawRequest';
import type { PublishingSite } from '../lib/publishingSite';
import { edit, page, postBy, POSTS, served, SLUG } from './editing';
import { must, type Scenario, until } from './Scenario';

/** Spellings of system paths. */
const SYSTEM = [
  ...['/_/', '/_', '/_/*', '/_site/*', '/_site/save-form-message', '/api/x', '/API/*', '/sl/_site/*', '/sl/api/*'],
  ...['//_/', '/%5F/', '/_site%2Fstatus', '/./_site/*', '/_SITE/status', '/sl//_/', '/app-data/../_site/status', '/*'],
];
const HEADERS = [
  'x-content-type-options',
  'referrer-policy',
  'content-security-policy',
  'cross-origin-resource-policy',
];

const refused = async (site: PublishingSite, collection: string, body: object): Promise<boolean> =>
  site.ask<{ id: string }>('POST', `/api/collections/${collection}/records`, body).then(
    () => false,
    (error: unknown) => / answered 400/.test(String(error)),
  );

/** Mistakes of editors in URLs, and properties of every response. */
export const addressScenarios: Scenario<PublishingSite>[] = [
  {
    row: '62',
    name: 'a redirect takes a system path',
    run: async (site) => {
      const saved: string[] = [];
      for (const from of SYSTEM) {
        if (!(await refused(site, 'redirects', { from, to: '/blog/', status: '301' }))) saved.push(from);
      }
      must(saved.length === 0, `saved: ${saved.join(' ')}`);
      return `${SYSTEM.length} spellings refused`;
    },
  },
  {
    row: '62',
    name: 'such redirects are in the database',
    run: async (site) => {
      const rows = ['/_/', '/api/*', '/_site/*'].map(
        (from, index) =>
          `('scenario0000${String(index).padStart(3, '0')}', '${from}', '/blog/', '301', datetime(), datetime())`,
      );
      const columns = '(id, "from", "to", status, created, updated)';
      await writeBySql(site.dataDir, `INSERT INTO redirects ${columns} VALUES ${rows.join()}`);
      await served(site, await edit(site));
      const statuses = await Promise.all(
        ['/_/', '/api/health', '/_site/status'].map(async (address) => (await page(site, address)).status),
      );
      const hosts = path.join(dataFolder(site.dataDir).current, '.hosts');
      const rules = await Promise.all((await readdir(hosts)).map((name) => readFile(path.join(hosts, name), 'utf8')));
      await writeBySql(site.dataDir, `DELETE FROM redirects WHERE id LIKE 'scenario0000%'`);
      must(
        statuses.every((status) => status === 200),
        `statuses ${statuses.join()}`,
      );
      must(!/^\s*"?~?\^?\/(?:_|api\/).*\/blog\//m.test(rules.join('\n')), 'a web server would redirect there');
      return 'omitted from the release and from the web servers’ rules; dashboard, API and status page answer';
    },
  },
  {
    row: '62',
    name: 'a menu link runs a script or leads to another site in disguise',
    run: async (site) => {
      const menu = await site.ask<{ id: string }>('POST', '/api/collections/menus/records', { key: 'scenario' });
      const link = { menu: menu.id, name: 'l', label: 'L' };
      const targets = [
        'javascript:alert(1)',
        'data:text/html,x',
        '//elsewhere.example/',
        ' JaVaScRiPt:x',
        '\\\\elsewhere.example',
      ];
      const open: string[] = [];
      for (const to of targets) if (!(await refused(site, 'menu_links', { ...link, to }))) open.push(to);
      await site.ask('DELETE', `/api/collections/menus/records/${menu.id}`);
      must(open.length === 0, `saved: ${open.join(' ')}`);
      return `${targets.length} refused`;
    },
  },
  {
    row: '63',
    name: 'every kind of response has the headers',
    run: async ({ url }) => {
      const paths = [
        '/',
        '/blog',
        '/BLOG/',
        '/nothing/',
        '/api/health',
        '/api/nothing',
        '/sitemap-index.xml',
        '/robots.txt',
      ];
      const more = [
        '/_/',
        '/_site/status',
        '/_site/preview/nothing',
        '/page-data/app-data.json',
        '/sl/',
        '/%zz',
        '/_site/nothing',
      ];
      const bare: string[] = [];
      for (const target of [...paths, ...more]) {
        const { headers, status } = await rawRequest(url, target);
        // Go itself answers an invalid request, before any handler.
        if (target === '/%zz' && status === 400) continue;
        const lacking = HEADERS.filter((name) => !headers[name]);
        if (lacking.length > 0) bare.push(`${status} ${target}: ${lacking.join()}`);
      }
      must(bare.length === 0, bare.join('; '));
      return `${paths.length + more.length} kinds of URL`;
    },
  },
  {
    row: '64',
    name: 'control characters are in a text',
    run: async (site) => {
      const { id, body } = await postBy(site, SLUG);
      const title = `Vpra\u0000šajte \u0007${Date.now()}`;
      await site.ask('PATCH', `${POSTS}/${id}`, { title, body: `${body}<p>a\u0000b\u001bc</p>` });
      await until('the text is served', async () => (await page(site, `/blog/${SLUG}/`)).text.includes('šajte'));
      const { text } = await page(site, `/blog/${SLUG}/`);
      await site.ask('PATCH', `${POSTS}/${id}`, { body });
      must(!/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/.test(text), 'the page contains one');
      return 'published without them';
    },
  },
];
