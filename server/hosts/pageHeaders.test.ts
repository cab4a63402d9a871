import { caddyRules } from './caddy/caddyRules';
import { hostRules } from './hostRules';
import { nginxRules } from './nginx/nginxRules';

const POLICY = "default-src 'self'; script-src 'self' 'sha256-a+/b='";
const rulesOf = (pageHeaders?: Record<string, string>) =>
  hostRules({ id: 'a', redirects: [], notFound: [], ...(pageHeaders && { pageHeaders }) });

test('nginx and Caddy get the headers of a release’s pages', () => {
  const rules = rulesOf({ 'Content-Security-Policy': POLICY });
  expect(nginxRules(rules)).toContain(
    `map "$host" $site_release_content_security_policy {\n    default "${POLICY}";\n}`,
  );
  expect(caddyRules(rules)).toContain(`vars site_content_security_policy \`${POLICY}\``);
});

test('nginx and Caddy omit missing headers; pages of a release without a policy get a wide one', () => {
  expect(nginxRules(rulesOf())).toContain('map "$host" $site_release_strict_transport_security {\n    default "";\n}');
  expect(caddyRules(rulesOf())).toContain('vars site_strict_transport_security ``');
  expect(nginxRules(rulesOf())).toMatch(/\$site_release_content_security_policy \{\n {4}default "object-src 'none'; /);
  expect(caddyRules(rulesOf())).toContain("vars site_content_security_policy `object-src 'none'; ");
});
