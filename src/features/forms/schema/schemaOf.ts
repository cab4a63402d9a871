import { object, type ObjectSchema, string, type StringSchema, type TestFunction } from 'yup';
import { isBlank } from '../../../lib/forms/isBlank';
import { EMAIL } from '../../../lib/forms/EMAIL';
import type { FieldCode, FieldSpec, FieldTable } from './FieldTable';

const code = (name: FieldCode): FieldCode => name;

function ruleOf({ type, required, max, rule }: FieldSpec): StringSchema {
  // A message is sent as it was written; in one line a space at the end is a slip.
  const text = type === 'textarea' ? string() : string().trim();
  const bounded = text.max(max, code('tooLong')).typeError(code('invalid'));
  const formed =
    type === 'email' ? bounded.matches(EMAIL, { message: code('email'), excludeEmptyString: true }) : bounded;
  const own = rule ? formed.test('own', ownRule(rule, max)) : formed;
  if (!required) return own;
  // A zero-width character is no name.
  return own.required(code('required')).test('seen', code('required'), (value) => !value || !isBlank(value));
}

/** Asks a field's own rule, where no rule before it speaks. */
const ownRule =
  (rule: NonNullable<FieldSpec['rule']>, max: number): TestFunction<string | undefined> =>
  async (value, context) => {
    if (!value || value.length > max) return true;
    const fault = await rule(value);
    return fault === undefined || context.createError({ message: fault });
  };

/** The rules of a form's fields; their messages are codes, so that words are chosen where they are shown. */
export function schemaOf(fields: FieldTable): ObjectSchema<Record<string, string | undefined>> {
  return object(Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, ruleOf(spec)])));
}
