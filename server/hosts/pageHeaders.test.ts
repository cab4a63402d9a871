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

test('nginx puts a policy together that is longer than a word of its configuration', () => {
  const policy = `default-src 'self' ${'https://chat.example '.repeat(250)}`;
  const text = nginxRules(rulesOf({ 'Content-Security-Policy': policy }));
  const pieces = [1, 2, 3].map(
    (at) => new RegExp(`\\$site_release_content_security_policy_${at} \\{\\n {4}default "([^"]*)";`).exec(text)?.[1],
  );
  expect(pieces.join('')).toBe(policy);
  const name = '$site_release_content_security_policy';
  expect(text).toContain(`map "$host" ${name} {\n    default "${name}_1${name}_2${name}_3";\n}`);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(4096);
});
