import { fillForm, findForm } from './fillForm';

// As React renders it: attributes in any order, five entities, comments between texts.
const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><title data-gatsby-head="true">Contact | A &amp; B</title>
<link as="script" rel="preload" href="/webpack-runtime-1.js"/><link rel="stylesheet" href="/a.css"/>
<script>window.a="</p>";</script></head><body><svg><title>Logo</title></svg>
<form data-form="voucher"><input name="name" id="v-name" value="kept"/></form>
<form class="f" method="post" action="/_site/forms/contact" accept-charset="utf-8" data-form="contact" data-email="hello@modrina.example" aria-label="Say &quot;hi&quot; &gt; us">
<div data-form-summary=""></div><input type="hidden" name="locale" value="en"/><input type="hidden" name="page" value="/contact/"/>
<div class="trap" aria-hidden="true"><label for="c-subject_line">Leave this</label><input id="c-subject_line" tabindex="-1" name="subject_line" autocomplete="off"/></div>
<label for="c-name">Name<!-- --> *</label><input aria-describedby="c-name-hint" id="c-name" type="text" class="input" name="name" required=""/><p id="c-name-hint">Hint</p><p id="c-name-error" class="error"></p>
<input name="email" type="email" id="c-email" aria-describedby="c-email-error" value=""/><p class="error" id="c-email-error"></p>
<select id="c-package" name="package"><option value="" selected="">Choose</option><option value="1">One &amp; only</option><option value="a&quot;b">Two</option></select><p id="c-package-error"></p>
<textarea id="c-message" rows="6" name="message"></textarea><p id="c-message-error"></p>
<button type="submit">Send</button></form><script src="/app-1.js" async=""></script><script type="application/json">{"a":"<script>"}</script></body></html>`;

const filling = { values: {}, errors: {}, summary: () => '<p>Summary</p>', prefix: 'Error: ' };
const fill = (changes: object, form = 'contact') => fillForm(PAGE, form, { ...filling, ...changes });

test('values are in their fields, escaped', () => {
  const name = '"><script>alert(1)</script>&amp;$& $1 \' č👋';
  const html = fill({ values: { name, package: 'a"b', message: '\n</textarea><b>$`\n' } });
  expect(html).toContain(
    'name="name" required="" value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;$&amp; $1 &#x27; č👋">',
  );
  expect(html).toContain(
    '<option value="">Choose</option><option value="1">One &amp; only</option><option value="a&quot;b" selected="">Two',
  );
  expect(html).toContain('rows="6" name="message">\n\n&lt;/textarea&gt;&lt;b&gt;$`\n</textarea>');
  expect(html).toContain('value="kept"');
  expect(html).toContain('<input type="hidden" name="page" value="/contact/"/>');
  expect(html).toContain('aria-label="Say &quot;hi&quot; &gt; us">');
});

test('an error is below its field, which refers to it after its earlier description', () => {
  const html = fill({ errors: { name: 'Required <b>', email: 'Invalid email', message: 'Too long' } });
  expect(html).toContain(
    '<input aria-describedby="c-name-hint c-name-error" id="c-name" type="text" class="input" name="name" required="" aria-invalid="true">',
  );
  expect(html).toContain('<p id="c-name-error" class="error">Required &lt;b&gt;</p>');
  expect(html).toContain(
    'aria-describedby="c-email-error" value="" aria-invalid="true"><p class="error" id="c-email-error">Invalid email</p>',
  );
  expect(html).toContain('aria-invalid="true" aria-describedby="c-message-error">\n</textarea>');
  expect(html).toContain('<p id="c-package-error"></p>');
  expect(html).toContain('<p id="c-name-hint">Hint</p>');
});

test('a hidden field that is the form’s own gets its value back, for the page may be another', () => {
  const page = '<form data-form="application"><input type="hidden" name="subject" value="Pilot"/></form>';
  const values = { subject: 'A day of data' };
  expect(fillForm(page, 'application', { ...filling, values, errors: { subject: 'x' } })).toBe(
    '<form data-form="application"><input type="hidden" name="subject" value="A day of data"></form>',
  );
});

test('the summary gets the focus and links to the fields; the title begins with the error', () => {
  const html = fill({ summary: (ids: object) => JSON.stringify(ids) });
  const ids = {
    subject_line: 'c-subject_line',
    name: 'c-name',
    email: 'c-email',
    package: 'c-package',
    message: 'c-message',
  };
  expect(html).toContain(
    `<div data-form-summary="" role="alert" tabindex="-1" autofocus="">${JSON.stringify(ids)}</div>`,
  );
  expect(html).toContain('<title data-gatsby-head="true">Error: Contact | A &amp; B</title>');
  expect(html).toContain('<title>Logo</title>');
});

test('no script is left', () => {
  expect(fill({})).not.toMatch(/<script|as="script"|app-1/);
  expect(fill({})).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test('the form is found by its name, with the e-mail address to write to', () => {
  expect(findForm(PAGE, 'contact')).toMatchObject({ email: 'hello@modrina.example' });
  expect(findForm(PAGE, 'voucher')).toMatchObject({ email: '' });
  expect(findForm(PAGE, 'referral')).toBeUndefined();
});

test('of several applications the one with the subject is found', () => {
  const of = (subject: string) =>
    `<form data-form="application"><input type="hidden" name="subject" value="${subject}"/><input id="${subject}-name" name="name"/></form>`;
  const page = of('Engineer') + of('R&amp;D');
  expect(findForm(page, 'application', 'R&D')).toMatchObject({ start: of('Engineer').length });
  expect(findForm(page, 'application', 'Gone')).toMatchObject({ start: 0 });
  const filled = fillForm(page, 'application', { ...filling, values: { subject: 'R&D', name: 'Ana' } });
  expect(filled).toContain('<input id="R&amp;D-name" name="name" value="Ana">');
  expect(filled.match(/value="Ana"/g)).toHaveLength(1);
});

test('a large page is filled at once', () => {
  const started = Date.now();
  const large = PAGE.replace('<button', `${'<p class="a" title=\'x\'>text</p>'.repeat(10_000)}<button`);
  fillForm(large, 'contact', { ...filling, values: { message: '<'.repeat(5000) } });
  expect(Date.now() - started).toBeLessThan(5000);
});
