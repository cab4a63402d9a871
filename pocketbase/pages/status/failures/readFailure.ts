import { isSlovenian } from '../../language';
import { inWords } from '../sentences';
import { texts } from '../texts';

/** A sentence of a failure, and the record in which it is corrected. */
export interface Fault {
  sentence: string;
  isItem: boolean;
  record?: { collection: string; id: string };
}

export interface Failure {
  faults: Fault[];
  /** Output of programs, and sentences that the catalogue does not have in the reader's language. */
  details: string;
}

/** A URL of the dashboard's form for a record. */
const LINK = /https?:\/\/\S+\/_\/#\/collections\?collection=([\w%]+)&record=([\w%]+)/;
/** The remedies that server/site/Violation.ts, gatsbyFailure.ts and the source plugin add to a sentence. */
const REMEDY = new RegExp(
  ` (?:Open \\w+ \\w+(?: and correct it|, and take back its last change or that of one of its parts): )?${LINK.source}$`,
);

/** The record of a URL of the dashboard's form. */
export function recordIn(text: string): Fault['record'] {
  const [, collection = '', id = ''] = LINK.exec(text) ?? [];
  return id === '' ? undefined : { collection, id };
}

/**
 * Reads the message of a failed build, or the warning of a published one, line by line: sentences in the reader's language, and
 * the records of their links. A program's output follows an empty line.
 */
export function readFailure(text: string): Failure {
  const faults: Fault[] = [];
  const details: string[] = [];
  let isOutput = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') isOutput = true;
    const [, mark = '', content = ''] = /^\s*(- )?(.*?)\s*$/.exec(line) ?? [];
    const record = recordIn(content);
    const bare = content.replace(REMEDY, '');
    // An English sentence that the catalogue lacks is shown as it is.
    const sentence = inWords('faults', bare) ?? (isSlovenian || isOutput ? undefined : bare);
    // The record is shown in any case: it is what an editor can correct.
    const shown = sentence ?? (record && texts.failures.unknownItem);
    if (shown) faults.push({ sentence: shown, isItem: mark !== '', ...(record && { record }) });
    if (!sentence) details.push(line);
  }
  return { faults, details: details.join('\n').trim() };
}
