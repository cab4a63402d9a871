import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type SeedLink = { name: string; label: string; label_sl: string; to: string; blank?: boolean; children?: SeedLink[] };
type SeedMenu = { key: string; links: SeedLink[] };

export type Link = {
  id: string;
  borrowed: { field: string; locale: string }[];
  name: string;
  label: string;
  to: string;
  blank: boolean;
  links: Link[];
};

const file = join(__dirname, '../../pocketbase/seed/menus.json');

const linkOf = (link: SeedLink, locale: string): Link => ({
  id: `${link.name}-${link.to}`,
  borrowed: [],
  name: link.name,
  label: locale === 'sl' ? link.label_sl : link.label,
  to: link.to,
  blank: link.blank ?? false,
  links: (link.children ?? []).map((child) => linkOf(child, locale)),
});

/** The menus of the starting content, as queries return them. */
export function seedMenus(locale = 'en'): Record<string, { links: Link[] }> {
  const menus = JSON.parse(readFileSync(file, 'utf8')) as SeedMenu[];
  return Object.fromEntries(menus.map(({ key, links }) => [key, { links: links.map((link) => linkOf(link, locale)) }]));
}
