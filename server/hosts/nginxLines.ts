import headers from '../../pocketbase/pb_hooks/lib/headers.json';
import { TYPES } from '../release/classify';
import { addressPattern, quoted, variableOf } from './words';

/** Where a rule with this status leads; nginx's `return` takes no variable status. */
export function redirectMap(status: number): string {
  return `map $site_rule $site_to_${status} {
    default "";
    "~^${status} (?<site_target_${status}>.*)$" $site_target_${status};
}`;
}

/** How long what fits a pattern may be kept. */
export function cacheLines(patterns: readonly RegExp[], value: string): string {
  return patterns
    .map((pattern) => `    ${quoted(`~^(200|206|304) ${addressPattern(pattern).slice(1)}`)} ${quoted(value)};`)
    .join('\n');
}

/** The types of files by their extensions. */
export function typeLines(): string {
  const extensions = (type: string) => Object.keys(TYPES).filter((name) => TYPES[name] === type);
  return [...new Set(Object.values(TYPES))]
    .map(
      (type) =>
        `        ${quoted(type)} ${extensions(type)
          .map((name) => name.slice(1))
          .join(' ')};`,
    )
    .join('\n');
}

/** The headers that every answer has. */
export function securityLines(): string {
  return Object.entries(headers.security)
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
    .join('\n');
}

const quotedValues = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, quoted(value)]));

/** What pages and drawings say of themselves, by the header's name, as nginx writes it. */
const DOCUMENTS: Record<'page' | 'drawing', Record<string, string>> = {
  page: {
    ...quotedValues(headers.page),
    ...Object.fromEntries(headers.pageOfRelease.map((name) => [name, `$site_release_${variableOf(name)}`])),
  },
  drawing: quotedValues(headers.drawing),
};
const DOCUMENT_HEADERS = [...new Set(Object.values(DOCUMENTS).flatMap(Object.keys))];

/** What each document says of itself, for documentLines. */
export function documentMaps(): string {
  const lines = (name: string) =>
    Object.entries(DOCUMENTS).flatMap(([kind, { [name]: value }]) => (value ? [`    ${kind} ${value};`] : []));
  return DOCUMENT_HEADERS.map((name) =>
    [`map $site_document $site_${variableOf(name)} {`, '    default "";', ...lines(name), '}'].join('\n'),
  ).join('\n');
}

/** The headers of pages and of drawings; nginx leaves out one without a value. */
export function documentLines(): string {
  return DOCUMENT_HEADERS.map((name) => `    add_header ${name} $site_${variableOf(name)} always;`).join('\n');
}
