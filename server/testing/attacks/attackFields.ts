import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FORMS } from '../../../pocketbase/hooks/forms/submission/FORMS';
import { ROOT } from '../../settings';

interface Field {
  name: string;
  type: string;
  system?: boolean;
}
interface Collection {
  name: string;
  type: string;
  fields: Field[];
}

/** Types in which somebody writes. */
const WRITTEN = new Set(['text', 'editor', 'url', 'email', 'json', 'select', 'file']);

/** Every field of every collection that holds a text, read from the schema, so that a new one is attacked without being listed. */
export function attackFields(): Record<string, string[]> {
  const schema = JSON.parse(readFileSync(path.join(ROOT, 'pocketbase/pb_schema.json'), 'utf8')) as Collection[];
  return Object.fromEntries(
    schema
      .filter(({ type }) => type === 'base')
      .map(({ name, fields }) => [
        name,
        fields.filter(({ type, name: field }) => WRITTEN.has(type) && field !== 'id').map((field) => field.name),
      ]),
  );
}

/** Every field of every form, as the hooks take it. */
export function formFields(): Record<string, string[]> {
  return Object.fromEntries(Object.entries(FORMS).map(([form, fields]) => [form, Object.keys(fields)]));
}
