import type { Fault, RecordName } from '../../src/lib/publishing/protocol';
import type { ReportedError } from './BuildClock';

/** The source plugin's refusals for single records; its other errors concern the server, the options or the model. */
const OF_RECORDS = /^gatsby-source-pocketbase_(?:10302|10304|10305|10306|10403)$/;
/** A URL of the dashboard's form, at the end of such an error. */
const LINK = / ?https?:\/\/\S+\/_\/#\/collections\?collection=(\w+)&record=(\w+)/;
/** The cause of a picture that a full disk kept from being made is not the record. */
const FULL = /ENOSPC|EDQUOT|no space left/i;

/**
 * Reads the faults of records from an error of the source plugin.
 * @param error as Gatsby reported it
 * @returns none if records are not the cause
 */
export function refusalFaults({ code, text, context }: ReportedError): Fault[] {
  if (!OF_RECORDS.test(code) || FULL.test(text)) return [];
  const [, collection, id] = LINK.exec(text) ?? [];
  const { first, file } = (context ?? {}) as Record<string, unknown>;
  const named = [first, file].flatMap((name) => recordIn(name) ?? []);
  const records = [...(collection && id ? [{ collection, id }] : []), ...named];
  return [{ sentence: text.replace(LINK, '').trim(), records }];
}

/** `posts/abc`, `posts/abc (en)`, or the key of a file: `collectionId/abc/name`. */
function recordIn(name: unknown): RecordName | undefined {
  const [, collection, id] = /^(\w+)\/(\w+)/.exec(String(name)) ?? [];
  return collection && id ? { collection, id } : undefined;
}
