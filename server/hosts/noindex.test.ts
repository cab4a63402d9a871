import { caddyRules } from './caddy/caddyRules';
import { hostRules } from './hostRules';
import { nginxRules } from './nginx/nginxRules';

const rulesOf = (noindex?: boolean) => hostRules({ id: 'a', redirects: [], notFound: [], ...(noindex && { noindex }) });

test('nginx and Caddy keep search engines from a release that is not for them', () => {
  expect(nginxRules(rulesOf(true))).toContain('map "$host" $site_robots {\n    default "noindex";\n}');
  expect(caddyRules(rulesOf(true))).toContain('header X-Robots-Tag `noindex`');
});

test('and from no other', () => {
  expect(nginxRules(rulesOf())).toContain('map "$host" $site_robots {\n    default "";\n}');
  expect(caddyRules(rulesOf())).not.toContain('X-Robots-Tag');
});
