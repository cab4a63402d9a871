import type { AuditRule } from '../AuditRule';
import { twinsOf } from '../twinsOf';

/** No two pages of a language have the same title. */
export const uniqueTitles: AuditRule = {
  name: 'unique titles',
  find: ({ pages }) => twinsOf(pages, ({ parts }) => parts.titles[0] ?? ''),
};
