import en from '../../../locales/en/dashboard.json';
import sl from '../../../locales/sl/dashboard.json';

/** Whether the browser's first language is Slovenian: PocketBase's dashboard itself is English only. */
export const isSlovenian = globalThis.navigator?.language.startsWith('sl') ?? false;

/** The texts that the extension adds to the dashboard, in the browser's language. */
export const texts: typeof en = isSlovenian ? sl : en;
