import type { ShareCard } from '../../lib/shareCard';
import tokens from '../../styles/tokens.json';

/** The colours of a section's cards. */
export type CardColours = { ground: string; ink: string; accent: string; onAccent: string };

type Value = string | { hex: string };
type Group = Record<string, { $value: Value }>;
type Faces = Record<string, Record<'ground' | 'on-ground' | 'accent' | 'on-accent', { $value: string }>>;

const named = tokens.color as unknown as Group;
const faces = tokens.section as unknown as Faces;

/** A colour of the site as #rrggbb, by its name in src/styles/tokens.json. */
export function colour(name: string): string {
  const value = named[name]?.$value;
  if (value === undefined) throw new Error(`tokens.json has no colour ${name}.`);
  return typeof value === 'string' ? resolve(value) : value.hex;
}

/** The accent of a template's cards in sections without a theme: most shared pages are there. */
const ACCENTS: Readonly<Record<string, [accent: string, onAccent: string]>> = {
  case: ['pink', 'ink'],
  project: ['blue', 'white'],
  'project-list': ['blue', 'white'],
  workshop: ['mint', 'ink'],
  'workshop-list': ['mint', 'ink'],
};

/** Returns the colours of a card: of the section's theme, or of the template if that is the default one. */
export function cardColours({ face: section, template }: Pick<ShareCard, 'face' | 'template'>): CardColours {
  const face = faces[section]?.ground ? faces[section] : faces.default;
  if (!face) throw new Error('tokens.json has no default face.');
  const own = face === faces.default ? ACCENTS[template] : undefined;
  return {
    ground: resolve(face.ground.$value),
    ink: resolve(face['on-ground'].$value),
    accent: own ? colour(own[0]) : resolve(face.accent.$value),
    onAccent: own ? colour(own[1]) : resolve(face['on-accent'].$value),
  };
}

const resolve = (alias: string): string => colour(alias.replace(/^\{color\.|\}$/g, ''));
