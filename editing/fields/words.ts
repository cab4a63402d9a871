import enFaults from '../../locales/en/fields.json';
import slFaults from '../../locales/sl/fields.json';
import enLinks from '../../locales/en/links.json';
import slLinks from '../../locales/sl/links.json';
import enContent from '../texts/en/content.json';
import enTexts from '../texts/en/fields.json';
import slContent from '../texts/sl/content.json';
import slTexts from '../texts/sl/fields.json';
import { choose } from '../texts/language';

/** The texts of the form itself. */
export const texts = choose(enTexts, slTexts);
/** The names and explanations of what editors write. */
const contentWords = choose(enContent, slContent);
/** The sentences of refused saves, which the form says beforehand. */
export const faultWords = choose({ ...enFaults, link: enLinks.unsafe }, { ...slFaults, link: slLinks.unsafe });

const labels = new Map<string, string>(Object.entries(contentWords.labels));
const helps = new Map<string, string>(Object.entries(contentWords.help));
const choices = new Map<string, string>(Object.entries(contentWords.choices));
const kinds = new Map<string, { name: string; purpose: string }>(Object.entries(contentWords.kinds));

/** The names of a field's words, the most exact one first. @param kind of the block that it belongs to */
const namesOf = (name: string, collection: string, kind: string | undefined) => [
  `${collection}.${kind}.${name}`,
  `${collection}.${name}`,
  name,
];
const first = (words: ReadonlyMap<string, string>, names: readonly string[]) =>
  names.map((name) => words.get(name)).find((word) => word !== undefined);

/** The label of a field; its name if it has none. */
export const labelText = (name: string, collection: string, kind?: string): string =>
  first(labels, namesOf(name, collection, kind)) ?? name;

/** The purpose of a field, where its label does not say it. */
export const helpText = (name: string, collection: string, kind: string | undefined): string | undefined =>
  first(helps, namesOf(name, collection, kind));

/** One of the names of a choice, in words. */
export const choiceText = (name: string, value: string): string =>
  choices.get(`${name}.${value}`) ?? kinds.get(value)?.name ?? value;

/** Name and purpose of a kind of block. */
export const kindWords = (kind: string): { name: string; purpose: string } =>
  kinds.get(kind) ?? { name: kind, purpose: '' };
