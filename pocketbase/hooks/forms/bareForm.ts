import type en from '../../../locales/en/form.json';
import { FORMS, type Rule } from './submission/FORMS';
import { escapeHtml } from '../lib/htmlTag';

/**
 * Returns a page with a form for when the built page is unavailable: before the first release, or where a CDN serves the
 * site. It has the markers that fillForm() needs.
 * @param setting words: texts of locales/…/form.json
 */
export function bareForm(
  form: string,
  { locale, words, hidden }: { locale: string; words: typeof en; hidden: Record<string, string> },
) {
  const fields = Object.entries(FORMS[form] ?? {});
  const labels: Record<string, string> = words.label;
  const unlabelled = fields.filter(([name]) => !labels[name]).map(([name]) => [name, '']);
  const hiddenInputs = Object.entries<string>({ ...Object.fromEntries(unlabelled), ...hidden, locale });
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(words.fail)}</title>
<style>
:root { color-scheme: light dark }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif }
label { display: block; margin-top: 1rem }
input, textarea, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; font: inherit }
button { margin-top: 1.5rem }
</style>
</head>
<body>
<main>
<form method="post" action="/_site/forms/${form}" accept-charset="utf-8" data-form="${form}">
<div data-form-summary=""></div>
${hiddenInputs.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`).join('\n')}
${fields.flatMap(([name, rule]) => (labels[name] ? [field(name, rule, labels[name])] : [])).join('\n')}
<button>${escapeHtml(words.send)}</button>
</form>
</main>
</body>
</html>
`;
}

function field(name: string, rule: Rule, text: string) {
  const label = `<label for="${name}">${escapeHtml(text)}${rule.required ? ' *' : ''}</label>`;
  const attributes = `id="${name}" name="${name}" maxlength="${rule.max}"`;
  const control = rule.lines ? `<textarea ${attributes} rows="8"></textarea>` : `<input ${attributes}>`;
  return `${label}\n${control}\n<p id="${name}-error"></p>`;
}
