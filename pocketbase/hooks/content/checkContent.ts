import { own } from '../lib/own';
import { isNestedDeeper } from './isNestedDeeper';
import { LIMITS } from './LIMITS';
import { textsFault } from './textsFault';

const TOO_DEEP =
  `The text has more than ${LIMITS.depth} elements inside one another, which cannot be published. ` +
  'Select it and use "Clear formatting", or paste it as plain text.';

function refuse(field: string, code: string, message: string) {
  throw new BadRequestError('The record cannot be saved.', { [field]: new ValidationError(code, message) });
}

/** A value in another field than before; a record of old stays editable in its other fields. */
const isChanged = (record: core.Record, name: string) =>
  record.isNew() || record.getString(name) !== record.original().getString(name);

/** Rich texts and named texts that no page can be made of. */
function checkTexts(record: core.Record) {
  for (const field of record.collection().fields) {
    const [name, type] = [field.getName(), field.type()];
    if (type === 'editor' && isChanged(record, name) && isNestedDeeper(record.getString(name), LIMITS.depth)) {
      refuse(name, 'text_too_deep', TOO_DEEP);
    }
    const fault = type === 'json' && isChanged(record, name) ? textsFault(record.getString(name)) : undefined;
    if (fault) refuse(name, 'details_shape', fault);
  }
}

/** One part more than a page, a menu or the like may have. */
function checkParts(app: core.App, record: core.Record) {
  const rule = own(LIMITS.parts, record.collection().name);
  if (!rule || !isChanged(record, rule.by)) return;
  const parent = record.getString(rule.by);
  const count = app.countRecords(record.collection().name, $dbx.hashExp({ [rule.by]: parent }));
  if (count < rule.most) return;
  refuse(
    rule.by,
    'parts_too_many',
    `${rule.parent} has ${rule.most} ${rule.part}, and no more can be shown. ${rule.cure}`,
  );
}

/** A menu link that would stand below itself: the menu would be followed in a circle. */
function checkParent(app: core.App, record: core.Record) {
  if (record.collection().name !== 'menu_links' || !isChanged(record, 'parent')) return;
  const seen = new Set([record.id]);
  for (let id = record.getString('parent'); id;) {
    if (seen.has(id))
      refuse('parent', 'menu_circle', 'The link would stand below itself. Choose another parent, or none.');
    seen.add(id);
    const [above] = app.findAllRecords('menu_links', $dbx.hashExp({ id }));
    id = above ? above.getString('parent') : '';
  }
}

/**
 * Refuses what would stop the site from being built, in a sentence below its field.
 * @param record as it is to be
 */
export function checkContent(app: core.App, record: core.Record) {
  checkTexts(record);
  checkParts(app, record);
  checkParent(app, record);
}
