import { byId } from './elements';

/** Why the server does not answer, and why the last action was not done. Each stays until its own next attempt. */
const troubles = { server: '', action: '' };

/** Shows an error, or '' for none. Only a change is written: screen readers announce it. */
function showTrouble(of: keyof typeof troubles, text: string) {
  troubles[of] = text;
  const shown = Object.values(troubles).filter(Boolean).join(' ');
  if (byId('trouble').textContent !== shown) byId('trouble').textContent = shown;
}

/** Shows why the page's data could not be fetched. */
export const serverTrouble = (text: string): void => showTrouble('server', text);

/** Shows why an action was not done. */
export const trouble = (text: string): void => showTrouble('action', text);
