import { fieldLabel } from '../../../../editing/page/record/fieldLabel';
import { kindWords } from '../../../../editing/fields/words';
import { fill } from '../../../../src/lib/text/fill';
import type { Untranslated, UntranslatedPage, UntranslatedPart } from '../../../hooks/status/types';
import { type Child, el, spokenText } from '../elements';
import { counted, recordName, texts } from '../texts';
import { recordLink } from '../words';

const words = texts.translations;

/** English texts without a Slovenian one, by page, each with the way to fill them in. */
export function translationsPart({ pages, more }: Untranslated): Child[] {
  if (pages.length === 0) return [el('p', {}, words.none)];
  return [
    el('p', { class: 'note' }, words.note),
    el('ul', { class: 'card rows' }, ...pages.map(describePage)),
    more > 0 && el('p', { class: 'note' }, counted(words, 'more', more)),
  ];
}

function describePage(page: UntranslatedPage) {
  const name = recordName(page);
  const [first] = page.parts;
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('a', { href: recordLink(page.collection, page.id) }, name),
      ' ',
      page.draft && el('span', { class: 'state' }, words.draft),
      el('p', { class: 'meta' }, counted(words, 'texts', page.texts)),
    ),
    first &&
      el(
        'a',
        { class: 'button quiet', href: slovenianOf(first) },
        words.fill,
        spokenText(fill(words.fillIn, { record: name })),
      ),
    el(
      'details',
      { class: 'whole', id: `lacks-${page.id}` },
      el('summary', {}, words.which, spokenText(fill(words.fillIn, { record: name }))),
      el('ul', {}, ...page.parts.map((part) => el('li', {}, ...describePart(part, page)))),
    ),
  );
}

function describePart(part: UntranslatedPart, page: UntranslatedPage): Child[] {
  const { collection, id, label, kind, fields } = part;
  const kindName = kind && kindWords(kind).name;
  const name =
    id === page.id
      ? ''
      : kindName
        ? `${kindName}${label !== kind ? ` “${label}”` : ''}`
        : recordName({ collection, label });
  const links = fields.flatMap((field, at): Child[] => [
    at > 0 && ', ',
    el('a', { href: slovenianOf({ ...part, fields: [field] }) }, fieldLabel(collection, field)),
  ]);
  return [name && `${name}: `, ...links];
}

/** The address of the first missing text of a part: the page opens it, with its Slovenian side. */
const slovenianOf = ({ collection, id, fields: [field = ''] }: UntranslatedPart) =>
  recordLink(collection, id, `${field}_sl`);
