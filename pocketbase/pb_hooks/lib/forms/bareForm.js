const { escapeHtml } = require(`${__hooks}/lib/forms/htmlTag.js`);
const { FORMS } = require(`${__hooks}/lib/forms/FORMS.js`);

/**
 * A page of the server's own with a form on it, for when the site's own page is not to be had: before the first release,
 * or where a CDN serves the site. Like a built page it promises what fillForm() needs.
 * @param {string} form
 * @param {{locale: string, words: object, hidden: object}} setting words: locales/…/form.json
 */
function bareForm(form, { locale, words, hidden }) {
  const visible = Object.keys(FORMS[form]).filter((name) => words.label[name]);
  const own = Object.keys(FORMS[form]).filter((name) => !words.label[name]);
  const hiddenInputs = Object.entries({ ...Object.fromEntries(own.map((name) => [name, ''])), ...hidden, locale });
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
${visible.map((name) => field(name, FORMS[form][name], words)).join('\n')}
<button>${escapeHtml(words.send)}</button>
</form>
</main>
</body>
</html>
`;
}

function field(name, rule, words) {
  const label = `<label for="${name}">${escapeHtml(words.label[name])}${rule.required ? ' *' : ''}</label>`;
  const attributes = `id="${name}" name="${name}" maxlength="${rule.max}"`;
  const control = rule.lines ? `<textarea ${attributes} rows="8"></textarea>` : `<input ${attributes}>`;
  return `${label}\n${control}\n<p id="${name}-error"></p>`;
}

module.exports = { bareForm };
