import type { DraftRecord, PreviewLink, StatusData } from '../../hooks/status/types';
import { timeTag } from './clock';
import { el } from './elements';
import type { Made, PreviewLinks } from './previewLinks';
import { recordLink } from './words';

const NOTE =
  'A preview link shows the page as it will be, to whoever has the link, and follows each save. It ends by itself after seven ' +
  'days. On the pages around it whoever has a link sees all other drafts too.';

/**
 * Lists the records that visitors do not see yet, each with a button that makes a link to look at it.
 */
export function draftsPart({ drafts, previewTrouble }: StatusData, links: PreviewLinks) {
  if (drafts.length === 0) return [el('p', {}, 'There is no draft, and nothing is planned.')];
  const made = links.made();
  return [
    previewTrouble ? el('p', { class: 'fault' }, previewTrouble) : el('p', { class: 'note' }, NOTE),
    el(
      'div',
      { class: 'card' },
      el('ul', { class: 'plain' }, ...drafts.map((draft) => describeDraft(draft, made, links, previewTrouble))),
    ),
  ];
}

function describeDraft(draft: DraftRecord, made: Made, links: PreviewLinks, previewTrouble: string) {
  const { collection, id, label, at } = draft;
  const name = `${collection} “${label}”`;
  const onclick = () => void links.make(draft);
  const which = el('span', { class: 'spoken' }, ` to ${name}`);
  return el(
    'li',
    { class: 'draft' },
    el(
      'p',
      {},
      el('a', { href: recordLink(collection, id) }, name),
      at ? ', planned for ' : ', draft',
      at && timeTag(at),
    ),
    previewTrouble === '' &&
      el('button', { type: 'button', class: 'quiet', id: `preview-${id}`, onclick }, 'Preview link', which),
    ...draft.links.map((link) => describeLink(link, made[link.id], name, links)),
  );
}

function describeLink({ id, by, expires_at }: PreviewLink, url: string | undefined, name: string, links: PreviewLinks) {
  const of = () => el('span', { class: 'spoken' }, ` of ${name}`);
  const end = { type: 'button', class: 'quiet', id: `end-${id}`, onclick: () => void links.end(id) };
  const copy = { type: 'button', class: 'quiet', id: `copy-${id}`, onclick: () => void links.copy(url ?? '') };
  const field = {
    readonly: true,
    value: url,
    'aria-label': `Preview link of ${name}`,
    onfocus: ({ target }: Event) => (target as HTMLInputElement).select(),
  };
  return el(
    'div',
    { class: 'link' },
    url && el('input', { id: `link-${id}`, ...field }),
    url && el('a', { href: url, target: '_blank' }, 'Open', of()),
    url && el('button', copy, 'Copy', of()),
    el('span', { class: 'note' }, url ? 'Until ' : `A link of ${by}, until `, timeTag(expires_at)),
    el('button', end, 'End', of()),
  );
}
