import { ADDED, type FormName } from './submissions';

/** A built page with a form as React renders it. */
export const built = (form: FormName, locale: string, where: string) => {
  const names = ['name', 'email', ...Object.keys(ADDED[form]).filter((name) => !['package', 'subject'].includes(name))];
  const inputs = names.map(
    (name) => `<input id="f-${name}" type="text" name="${name}" value=""/><p id="f-${name}-error"></p>`,
  );
  const choice =
    '<select name="package" id="f-package"><option value="">?</option><option value="2">Two</option></select>';
  return `<!DOCTYPE html><html lang="${locale}"><head><title>Page ${where}</title><script>window.a=1</script></head><body>
<form method="post" action="/_site/forms/${form}" data-form="${form}" data-email="hello@modrina.example"><div data-form-summary=""></div>
${form === 'application' ? '<input type="hidden" name="subject" value="The page’s own"/>' : ''}${inputs.join('')}
${form === 'voucher' ? `${choice}<p id="f-package-error"></p>` : ''}
<textarea id="f-message" name="message" rows="6"></textarea><p id="f-message-error"></p></form>
<script src="/app-0123456789abcdef0123.js" async=""></script></body></html>`;
};

/** The fields that a browser would send from this page. */
export function fieldsOf(html: string): Record<string, string> {
  const plain = (text: string) =>
    text.replace(
      /&(amp|lt|gt|quot|#x27);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[String(name)] ?? "'",
    );
  const attribute = (tag: string, name: string) => plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const inputs = html.match(/<input\b[^>]*>/g) ?? [];
  const texts = [...html.matchAll(/(<textarea\b[^>]*>)\n?([^<]*)</g)];
  const selects = [...html.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/g)];
  return Object.fromEntries([
    ...inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]),
    ...texts.map(([, tag = '', text = '']) => [attribute(tag, 'name'), plain(text)]),
    ...selects.map(([, tag = '', inner = '']) => [attribute(tag, 'name'), /value="(\w*)" selected/.exec(inner)?.[1]]),
  ]);
}
