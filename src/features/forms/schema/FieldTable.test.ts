import { ValidationError } from 'yup';
import { type FieldSpec, schemaOf } from './FieldTable';

const faultsOf = async (spec: Partial<FieldSpec>, value: string) => {
  const schema = schemaOf({ field: { label: 'name', type: 'text', max: 10, ...spec } });
  const error: unknown = await schema
    .validate({ field: value }, { abortEarly: false })
    .catch((thrown: unknown) => thrown);
  return error instanceof ValidationError ? error.errors : [];
};

const asked: string[] = [];
const rule = async (value: string) => {
  asked.push(value);
  return value === 'good' ? undefined : ('wallet' as const);
};
beforeEach(() => (asked.length = 0));

it.each([
  ['good', []],
  [' good ', []],
  ['bad', ['wallet']],
])('checks a rule of the field’s own: %s', async (value, faults) => {
  expect(await faultsOf({ rule }, value)).toEqual(faults);
});

it.each(['', ' ', '\u200b', ' \u2060\u00ad', '\u202e', '\u3164', '\u2800'])('takes %j for empty', async (value) => {
  for (const type of ['text', 'textarea'] as const) {
    expect(await faultsOf({ type, required: true }, value)).toEqual(['required']);
    expect(await faultsOf({ type }, value)).toEqual([]);
  }
});

it('does not check it for a value that another rule rejects, nor for an empty one', async () => {
  expect(await faultsOf({ rule, required: true }, '')).toEqual(['required']);
  expect(await faultsOf({ rule }, 'x'.repeat(11))).toEqual(['tooLong']);
  expect(await faultsOf({ rule }, '')).toEqual([]);
  expect(asked).toEqual([]);
});
