import { mixed, object, type ObjectSchema } from 'yup';
import { columnsOf } from '../../src/lib/content/COLLECTIONS';
import type { Field } from '../../src/lib/content/Field';
import type { Value } from '../store/types';
import { type Facts, faultOf } from './faultOf';

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
