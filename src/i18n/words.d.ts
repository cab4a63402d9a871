import 'i18next';
import type common from '../../locales/en/common.json';
import type form from '../../locales/en/form.json';
import type search from '../../locales/en/search.json';

// The English catalogue types the keys: a key that it lacks fails the type check.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: { common: typeof common; form: typeof form; search: typeof search };
    returnNull: false;
  }
}
