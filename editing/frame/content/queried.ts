import type { RecordNode } from '../../../plugins/gatsby-source-pocketbase/src/model/RecordNode';
import type { Shape, ShapeField } from '../../../plugins/gatsby-source-pocketbase/src/model/Shape';
import { fileOf } from './fileOf';
import { richTextOf } from './richTexts';

const known = new WeakMap<RecordNode, object>();

function valueOf({ kind, field }: ShapeField, value: unknown): unknown {
  if (kind === 'richText') return typeof value === 'string' ? richTextOf(value) : null;
  if (kind !== 'file') return value;
  const files = [value].flat().flatMap((key) => (typeof key === 'string' ? [fileOf(key)] : []));
  return field.multiple ? files : (files[0] ?? null);
}

/**
 * A node's own fields, as queries return them, the same object for the same node. Relations are left to the caller.
 * The type is that of the query's fragment: the shapes of both come from pb_schema.json.
 */
export function queried<Fragment>(node: RecordNode, shape: Shape): Fragment {
  const before = known.get(node);
  if (before) return before as Fragment;
  const { pbId, isFallback, isDraft, borrowed, path = null } = node;
  const fields = shape.fields.map((shaped) => [shaped.name, valueOf(shaped, node[shaped.name])]);
  const made = { id: pbId, isFallback, isDraft, borrowed, path, alternates: [], ...Object.fromEntries(fields) };
  known.set(node, made);
  return made as Fragment;
}
