import { FORMS } from './submission/FORMS';

/** A choice of a select. */
export interface Option {
  value: string;
  label: string;
}

/** The choices of a form's selects by field, as the site's pages have them: for pages that PocketBase makes without a release. */
export function optionsOf(app: core.App, form: string, locale: string): Record<string, Option[]> {
  const rules = FORMS[form] ?? {};
  const fixed = Object.entries(rules).flatMap(([name, { options }]) =>
    options
      ? [[name, options.map((value) => ({ value, label: value.replace(/^./, (letter) => letter.toUpperCase()) }))]]
      : [],
  );
  const packages = rules['package'] ? packagesOf(app, locale) : [];
  return { ...Object.fromEntries(fixed), ...(packages.length > 0 && { package: packages }) };
}

/** The items of the content `packages` (src/features/voucher/VoucherContent.ts). */
function packagesOf(app: core.App, locale: string): Option[] {
  const [content] = app.findRecordsByFilter('contents', "key = 'packages'", '', 1, 0);
  const items = content
    ? app.findRecordsByFilter('content_items', 'content = {:id}', 'order', 0, 0, { id: content.id })
    : [];
  return items
    .map((item) => ({
      value: item.getString('number'),
      label: (locale === 'sl' && item.getString('title_sl')) || item.getString('title'),
    }))
    .filter(({ value }) => value !== '');
}
