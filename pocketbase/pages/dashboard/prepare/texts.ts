import en from '../../../../locales/en/prepared.json';
import sl from '../../../../locales/sl/prepared.json';
import { isSlovenian } from '../../language';

/** The texts about prepared changes, in the browser's language. */
export const texts: typeof en = isSlovenian ? sl : en;
