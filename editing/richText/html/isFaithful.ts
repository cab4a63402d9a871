import { normalForm } from './normalForm';
import { readHtml } from './readHtml';
import { writeHtml } from './writeHtml';

/** Whether the editor can hold all that a stored HTML says, so that nothing gets lost by writing elsewhere in it. */
export const isFaithful = (html: string): boolean => normalForm(html) === normalForm(writeHtml(readHtml(html)));
