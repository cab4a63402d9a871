import en from '../../../locales/en/slugs.json';
import sl from '../../../locales/sl/slugs.json';
import { fill } from '../../../src/lib/text/fill';
import { messagesFor } from '../lib/language';
import { refuse } from '../lib/refuse';
import { jsonOf } from '../lib/describeRecord';

/** Refuses a record's slug, with a sentence of locales/…/slugs.json below its field. */
export function refuseSlug(
  record: core.Record,
  message: Exclude<keyof typeof en, 'refused'>,
  values: Readonly<Record<string, string>> = {},
): never {
  const messages = messagesFor(record, { en, sl });
  refuse(messages.refused, 'slug', `slug_${message}`, fill(messages[message], values));
}

/**
 * The prepared change by which a record gets a slug, in whichever set.
 * @param except the id of a record that may have it
 */
export function preparedWithSlug(
  app: core.App,
  { collection, slug }: { collection: string; slug: string },
  except: string,
): core.Record | undefined {
  return app
    .findAllRecords('prepared_changes', $dbx.hashExp({ collection }))
    .find(
      (change) =>
        change.getString('record') !== except &&
        change.getString('kind') !== 'deleted' &&
        jsonOf(change, 'data')?.['slug'] === slug,
    );
}
