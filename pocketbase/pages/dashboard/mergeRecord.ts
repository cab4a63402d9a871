/** The fields of a record, as the API and the dashboard's form have them. */
export type Row = Readonly<Record<string, unknown>>;

/** Fields that no editor writes. */
const OWN = ['id', 'collectionId', 'collectionName', 'created', 'updated', 'revised', 'revised_sl', 'expand'];

export interface Merge {
  /** The fields to save: those that only this editor changed. */
  mine: Record<string, unknown>;
  /** Fields that both changed, to different values: a person decides. */
  conflicts: string[];
}

/** The form has one file or relation as a list of one, the API as a text. */
const whole = (value: unknown): string =>
  JSON.stringify([value].flat().filter((part) => part !== '' && part !== null && part !== undefined));

/** Whether two values of a field are the same; a file that is yet to be uploaded equals nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  ![one, other].flat().some((part) => part instanceof Blob) && whole(one) === whole(other);

/**
 * Merges a save that was refused with the version that another editor saved meanwhile, field by field.
 * @param form the fields that were to be saved
 * @param theirs the stored version
 * @param base the version that the form was opened with; without it every difference is a conflict
 */
export function mergeRecord(form: Row, theirs: Row, base: Row | undefined): Merge {
  const merge: Merge = { mine: {}, conflicts: [] };
  for (const [field, value] of Object.entries(form)) {
    if (OWN.includes(field) || isSame(value, theirs[field])) continue;
    if (base && isSame(value, base[field])) continue;
    if (base && isSame(theirs[field], base[field])) merge.mine[field] = value;
    else merge.conflicts.push(field);
  }
  return merge;
}
