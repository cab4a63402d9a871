import { fill } from '../../../../src/lib/text/fill';
import { type PreparedChange, type PreparedSet, timesOf } from '../../../hooks/prepared/types';
import { texts as catalogue } from '../../dashboard/prepare/texts';
import type { CallOptions } from '../call';
import { confirm } from '../dialogs';
import type { PreviewLinks } from '../drafts';
import { byId, redraw } from '../elements';
import { counted, recordName } from '../texts';
import { preparedPart } from './preparedPart';

interface Surroundings {
  call: <T>(path: string, options?: CallOptions) => Promise<T>;
  /** Runs work, announces its result and shows the page's data again, or shows its error. */
  carryOut: (done: string, work: () => Promise<unknown>) => Promise<void>;
  links: PreviewLinks;
  /** Shows how many sets there are. */
  count: (number: number) => void;
}

const PATH = '/_site/prepared';
const texts = catalogue.page;

/** Whether the server refused because other values were published since: a person may publish all the same. */
const isConflict = (error: unknown) =>
  Array.isArray((error as { cause?: { data?: { conflicts?: unknown } } }).cause?.data?.conflicts);

/**
 * The part "Prepared changes": lists the sets, publishes, plans and discards them.
 * @returns refresh: fetches and shows them; its parameter: why there are no previews, or ''
 */
export function createPrepared({ call, carryOut, links, count }: Surroundings): {
  refresh: (previewTrouble: string) => Promise<void>;
} {
  byId('prepared-title').textContent = texts.title;
  const send = (set: PreparedSet, action: string, body: object = {}) =>
    call(`${PATH}/${set.id}/${action}`, { method: 'POST', body });
  /** Acts on a set as it was shown: the server refuses if somebody has saved in it since. */
  const sendSeen = (set: PreparedSet, action: string, body: object = {}) =>
    send(set, action, { ...body, seen: timesOf(set) });

  const ask = (title: string, text: string, yes: string) => confirm({ title, text, yes });

  async function publish(set: PreparedSet) {
    const text = fill(texts.publishText, { count: counted(texts, 'count', set.changes.length) });
    if (!(await ask(fill(texts.publishTitle, { set: set.title }), text, texts.publish))) return;
    await carryOut(fill(texts.isPublished, { set: set.title }), () => publishSurely(set));
  }

  async function publishSurely(set: PreparedSet) {
    try {
      await sendSeen(set, 'publish');
    } catch (error) {
      if (!isConflict(error)) throw error;
      const text = fill(texts.sureText, { why: (error as Error).message });
      if (!(await ask(texts.sureTitle, text, texts.sureYes))) throw error;
      await sendSeen(set, 'publish', { sure: true });
    }
  }

  async function discard(set: PreparedSet) {
    const yes = await ask(fill(texts.discardTitle, { set: set.title }), texts.discardText, texts.discard);
    if (yes) await carryOut(fill(texts.isDiscarded, { set: set.title }), () => sendSeen(set, 'discard'));
  }

  async function remove(set: PreparedSet, change: PreparedChange) {
    const words = change.kind === 'deleted' ? texts.removeDeletionText : texts.removeText;
    const text = fill(words, { record: recordName(change) });
    if (await ask(fill(texts.removeTitle, { set: set.title }), text, texts.remove))
      await carryOut(texts.isRemoved, () => sendSeen(set, 'remove', { change: change.change, restore: true }));
  }

  function plan(set: PreparedSet, at: string) {
    // The browser's own time zone; the server has UTC.
    const body = { at: at && new Date(at).toISOString() };
    void carryOut(at ? texts.isPlanned : texts.isNotPlanned, () => send(set, 'plan', body));
  }

  const actions = {
    publish: (set: PreparedSet) => void publish(set),
    discard: (set: PreparedSet) => void discard(set),
    remove: (set: PreparedSet, change: PreparedChange) => void remove(set, change),
    plan,
  };
  return {
    refresh: async (previewTrouble) => {
      const { sets } = await call<{ sets: PreparedSet[] }>(PATH);
      count(sets.length);
      redraw(byId('prepared'), { sets, previewTrouble, made: links.made() }, () =>
        preparedPart(sets, actions, links, previewTrouble),
      );
    },
  };
}
