import { el } from './el';
import type { Ask } from './keepBoth';
import { dialogButtons, showDialog } from './showDialog';
import { texts } from './texts';
import type { AskToDelete } from './confirmDelete';

/** Shows the links that a delete would leave dead, each with a link to its record, and asks whether to delete all the same. */
export const askToDelete: AskToDelete = async (message, links) => {
  const items = links.map(({ title, path, url }) =>
    el('li', {}, el('a', { href: url, target: '_blank', textContent: path ? `${title} (${path})` : title })),
  );
  const content = [
    el('h2', { textContent: texts.deleteLinked.title }),
    el('p', { textContent: message }),
    el('ul', {}, ...items),
    dialogButtons(texts.deleteLinked.go, texts.deleteLinked.stop),
  ];
  return (await showDialog(content, 'min(36rem, 94vw)')).returnValue === 'yes';
};

/** A value as a person reads it: rich text without its tags. */
function readable(value: unknown): string {
  const parts = [value].flat().map((part) => (part instanceof File ? part.name : part));
  const text = parts.map((part) => (part instanceof Object ? JSON.stringify(part) : String(part ?? ''))).join(', ');
  return new DOMParser().parseFromString(text, 'text/html').body.textContent ?? '';
}

/** Shows both values of each field that two editors changed, and returns the chosen ones. The form's own are preselected. */
export const askWhichToKeep: Ask = async (savedBy, conflicts, form, theirs) => {
  const choice = (field: string, side: 'mine' | 'theirs', value: unknown) => {
    const input = el('input', { type: 'radio', name: `keep-${field}`, value: side, checked: side === 'mine' });
    input.style.cssText = 'flex: none; width: auto; margin: 0.2rem 0 0';
    const words = el('span', {}, el('strong', { textContent: `${texts.keepBoth[side]}: ` }), readable(value) || '–');
    words.style.cssText = 'max-height: 10rem; overflow: auto; white-space: pre-wrap';
    const label = el('label', {}, input, words);
    label.style.cssText = 'display: flex; gap: 0.6rem; padding: 0.3rem 0';
    return label;
  };
  const sides = conflicts.map((field) => {
    const set = el(
      'fieldset',
      {},
      el('legend', { textContent: field }),
      choice(field, 'mine', form[field]),
      choice(field, 'theirs', theirs[field]),
    );
    set.style.cssText = 'margin: 0.8rem 0; padding: 0.6rem 1rem; border: 1px solid #8a8f9c; border-radius: 0.5rem';
    return set;
  });
  const content = [
    el('h2', { textContent: texts.keepBoth.title }),
    el('p', { textContent: `${texts.keepBoth.intro} ${savedBy}` }),
    ...sides,
    dialogButtons(texts.keepBoth.go, texts.keepBoth.stop),
  ];
  const { form: answered, returnValue } = await showDialog(content, 'min(44rem, 94vw)');
  const kept = new FormData(answered);
  const chosen = conflicts.map((field) => [
    field,
    kept.get(`keep-${field}`) === 'theirs' ? theirs[field] : form[field],
  ]);
  return returnValue === 'yes' ? Object.fromEntries(chosen) : null;
};
