import { object, type ObjectSchema, string, type StringSchema } from 'yup';
import { EMAIL } from './EMAIL';
import type { FieldCode } from './FieldCode';
import type { FieldSpec, FieldTable } from './FieldTable';

const code = (name: FieldCode): FieldCode => name;

function ruleOf({ type, required, max }: FieldSpec): StringSchema {
  // A message is sent as it was written; in one line a space at the end is a slip.
  const text = type === 'textarea' ? string() : string().trim();
  const bounded = text.max(max, code('tooLong')).typeError(code('invalid'));
  const formed =
    type === 'email' ? bounded.matches(EMAIL, { message: code('email'), excludeEmptyString: true }) : bounded;
  return required ? formed.required(code('required')) : formed;
}

/** The rules of a form's fields; their messages are codes, so that words are chosen where they are shown. */
export function schemaOf(fields: FieldTable): ObjectSchema<Record<string, string | undefined>> {
  return object(Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, ruleOf(spec)])));
}
