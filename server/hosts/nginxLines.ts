import headers from '../../pocketbase/pb_hooks/lib/headers.json';
import { TYPES } from '../release/classify';
import { addressPattern, quoted } from './words';

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
