import { lengthOf, tooLong } from '../../src/lib/content/tooLong';
import type { Field } from '../../src/lib/content/Field';
import { isSafeLink } from '../../src/lib/url/isSafeLink';
import { isEmptyValue, isNeeded } from '../store/publishing/lacking';
import type { Value } from '../store/types';
import { fill } from '../texts/language';
import { faultWords } from './words';
import { mixed, object, type ObjectSchema } from 'yup';
import { columnsOf } from '../../src/lib/content/COLLECTIONS';

/** The facts of a record that decide whether a field may be empty. */
interface Facts {
  /** A draft may lack the texts that its publication needs. */
  isDraft: boolean;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PAGE_SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
/**
 * Returns the sentence with which the server will refuse a value; undefined if it may be saved.
 * @param column of the field: with its language
 */
export function faultOf(
  collection: string,
  field: Field,
  column: string,
  value: Value | undefined,
  { isDraft }: Facts,
): string | undefined {
  const isRich = field.kind === 'richText';
  if (isEmptyValue(value, isRich)) {
    return column === field.name && isNeeded(field, isDraft) ? faultWords.required : undefined;
  }
  if (typeof value === 'number') return faultOfNumber(field, value);
  if (typeof value !== 'string') return undefined;
  return faultOfText(collection, field, value);
}

function faultOfNumber({ range, isWhole }: Field, value: number) {
  const [min, max] = range ?? [-Infinity, Infinity];
  if (isWhole && !Number.isInteger(value)) return faultWords.whole;
  if (value < min) return fill(faultWords.least, { min });
  return value > max ? fill(faultWords.most, { max }) : undefined;
}

function faultOfText(collection: string, { name, kind, most }: Field, text: string) {
  if (kind === 'link' && !isSafeLink(text)) return faultWords.link;
  if (kind === 'slug' && !(collection === 'pages' && name === 'slug' ? PAGE_SLUG : SLUG).test(text)) {
    return faultWords.slug;
  }
  const long = tooLong(collection, name, text, kind === 'richText');
  if (long) {
    const { message, ...values } = long;
    return fill(faultWords[message], values);
  }
  const length = lengthOf(text);
  return most && kind !== 'richText' && length > most ? fill(faultWords.tooLong, { max: most, length }) : undefined;
}

/** The schema of a form; its context are the facts of the record. */
export function schemaOf(collection: string, fields: readonly Field[]): ObjectSchema<Record<string, unknown>> {
  const rules = fields.flatMap((field) =>
    columnsOf(field).map((column) => {
      const rule = mixed().test('content', (value, context) => {
        const facts: Facts = { isDraft: false, ...(context.options.context as Partial<Facts> | undefined) };
        const message = faultOf(collection, field, column, value as Value | undefined, facts);
        return message === undefined || context.createError({ message });
      });
      return [column, rule.nullable()] as const;
    }),
  );
  return object(Object.fromEntries(rules)) as unknown as ObjectSchema<Record<string, unknown>>;
}
