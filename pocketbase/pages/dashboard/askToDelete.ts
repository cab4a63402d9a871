import type { AskToDelete } from './confirmDelete';
import { el } from './el';
import { dialogButtons, showDialog } from './showDialog';
import { texts as all } from './texts';

const texts = all.deleteLinked;

/** Shows the links that a delete would leave dead, each with a link to its record, and asks whether to delete all the same. */
export const askToDelete: AskToDelete = async (message, links) => {
  const items = links.map(({ title, path, url }) =>
    el('li', {}, el('a', { href: url, target: '_blank', textContent: path ? `${title} (${path})` : title })),
  );
  const content = [
    el('h2', { textContent: texts.title }),
    el('p', { textContent: message }),
    el('ul', {}, ...items),
    dialogButtons(texts.go, texts.stop),
  ];
  return (await showDialog(content, 'min(36rem, 94vw)')).returnValue === 'yes';
};
