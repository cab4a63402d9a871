import { readFileSync } from 'node:fs';
import { RECORDS } from './contentSite';
import type { Guarded, Tried } from './GUARDS';

/** Calls the API of a site as its owner. @throws Error if the call is refused */
export type AsOwner = <T>(method: string, path: string, body?: object) => Promise<T>;

/**
 * Finds or creates the records of a guard: those beside it first, but for those that name it (`@record`).
 * @returns the id of the record that is tried, and a function that deletes what was created
 */
export async function prepareGuarded(
  { record, others = {} }: Pick<Guarded, 'record' | 'others'>,
  ask: AsOwner,
): Promise<{ id: string; undo: () => Promise<void> }> {
  const ids: Record<string, string> = {};
  const created: string[] = [];
  const isAfter = ({ values }: Tried) => Object.values(values).includes('@record');
  const named = Object.entries(others);
  const ordered: [string, Tried][] = [
    ...named.filter(([, other]) => !isAfter(other)),
    ['record', record],
    ...named.filter(([, other]) => isAfter(other)),
  ];
  for (const [name, { collection, key, values }] of ordered) {
    const found = key ? await find(ask, collection, key, values[key] ?? '') : undefined;
    ids[name] = found ?? (await create(ask, collection, values, ids));
    if (!key) created.unshift(`${RECORDS(collection)}/${ids[name]}`);
  }
  return {
    id: ids['record'] ?? '',
    undo: async () => {
      for (const path of created) await ask('DELETE', path);
    },
  };
}

async function find(ask: AsOwner, collection: string, key: string, value: string): Promise<string | undefined> {
  const filter = encodeURIComponent(`${key} = "${value}"`);
  const { items } = await ask<{ items: { id: string }[] }>('GET', `${RECORDS(collection)}?filter=${filter}`);
  return items[0]?.id;
}

async function create(ask: AsOwner, collection: string, values: Tried['values'], ids: Record<string, string>) {
  const body = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value.startsWith('@') ? (ids[value.slice(1)] ?? value) : value,
    ]),
  );
  return (await ask<{ id: string }>('POST', RECORDS(collection), body)).id;
}

/** A pattern of a guard's sentence in a language, with any values in it. */
export function sentenceOf({ sentence }: Pick<Guarded, 'sentence'>, language: 'en' | 'sl'): RegExp {
  const [catalogue, key = ''] = sentence.split('.');
  const texts = JSON.parse(readFileSync(`locales/${language}/${catalogue}.json`, 'utf8')) as Record<string, string>;
  const parts = (texts[key] ?? '')
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  return new RegExp(`^${parts.join('.*')}$`);
}
