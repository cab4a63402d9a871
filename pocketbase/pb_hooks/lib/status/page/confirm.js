const byId = (id) => document.getElementById(id);

/**
 * Asks before something is done. Escape says no, and the focus goes back to where it was.
 * @param {{title: string, text: string, yes: string}} question
 * @returns {Promise<boolean>}
 */
export function confirm({ title, text, yes }) {
  const dialog = byId('confirm');
  byId('confirm-title').textContent = title;
  byId('confirm-text').textContent = text;
  byId('confirm-yes').textContent = yes;
  dialog.returnValue = '';
  const before = document.activeElement?.id;
  dialog.showModal();
  return new Promise((resolve) => {
    const answer = () => {
      // The button may have been drawn anew meanwhile: the browser would look for the old one.
      if (before) byId(before)?.focus();
      resolve(dialog.returnValue === 'yes');
    };
    dialog.addEventListener('close', answer, { once: true });
  });
}
