import en from '../../../locales/en/dashboard.json';
import sl from '../../../locales/sl/dashboard.json';
import { isSlovenian } from '../language';

/** The texts that the extension adds to the dashboard, in the browser's language. */
export const texts: typeof en = isSlovenian ? sl : en;
