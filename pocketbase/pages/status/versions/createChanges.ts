import type { VersionDetail, VersionList, VersionRow } from '../../../hooks/versions/types';
import { confirm } from '../dialogs';
import type { Surroundings } from '../drafts';
import { byId, redraw } from '../elements';
import { changesPart, type Selection } from './changesPart';
import { compareTrouble, showCompared } from './compare';
import { fill } from '../../../../src/lib/text/fill';
import { moment } from '../times';
import { recordName } from '../texts';
import { texts } from './texts';

const LIST = '/_site/versions';
/** The parameter of the page's URL by which the dashboard opens the versions of a record: "pages/<id>". */
const OF = 'versions';

/**
 * The part "Changes": lists versions, compares and restores them.
 * @returns refresh: fetches and shows the selected versions
 */
export function createChanges({ call, refresh: refreshPage, say, trouble }: Surroundings): {
  refresh: () => Promise<void>;
} {
  const of = new URLSearchParams(location.search).get(OF) ?? '';
  const selection: Selection = { by: '', kind: '', collection: '', of, before: '' };
  const section = byId('changes-part');
  byId('changes-title').textContent = texts.title;
  let isShown = false;

  const read = (id: string) => call<VersionDetail>(`${LIST}/${id}`);
  const list = (query: object) => call<VersionList>(`${LIST}?${new URLSearchParams({ ...query }).toString()}`);

  async function refresh() {
    const query = { ...selection };
    const found = await list(query);
    // Another selection was made meanwhile, and its list may be shown already.
    if (JSON.stringify(query) !== JSON.stringify(selection)) return;
    redraw(byId('changes'), { found, selection }, () => changesPart(found, selection, { select, open, bringBack }));
    if (!isShown && of) section.scrollIntoView();
    isShown = true;
  }

  /** Runs work and shows its error. */
  async function attempt(work: () => Promise<void>, show: (text: string) => unknown = trouble) {
    show('');
    try {
      await work();
    } catch (error) {
      show(fill(texts.failed, { why: (error as Error).message }));
    }
  }

  function select(part: Partial<Selection>) {
    Object.assign(selection, { before: '' }, part);
    void attempt(refresh);
  }

  /** The version whose comparison is wanted: an answer may come after that of a later press. */
  let wanted = '';

  function open(version: VersionRow) {
    wanted = version.id;
    void attempt(async () => {
      const of = `${version.collection}/${version.record}`;
      const [detail, { versions }] = await Promise.all([read(version.id), list({ of, most: '100' })]);
      if (version.id !== wanted) return;
      const others = versions.filter(({ id, record }) => record === version.record && id !== version.id);
      showCompared({ detail, others, read, restore: () => restore(detail), bringBack: () => bringBack(version) });
    });
  }

  /** Asks for confirmation, then sends a call; the dialog, if it is open, shows its error. */
  async function carryOut(
    question: { title: string; text: string; yes: string },
    done: string,
    send: () => Promise<unknown>,
  ) {
    if (!(await confirm(question))) return;
    const dialog = byId('compare', HTMLDialogElement);
    const work = async () => {
      await send();
      dialog.close();
      say(done);
      await refreshPage();
    };
    await attempt(work, dialog.open ? compareTrouble : trouble);
  }

  function restore({ version, gone, now }: VersionDetail) {
    const { id, collection, record, label, created } = version;
    const left = gone.length > 0 ? ` ${fill(texts.left, { labels: gone.map((one) => one.label).join(', ') })}` : '';
    const text = fill(texts.restoreText, { label, when: moment(created) }) + left;
    const path = `/api/collections/${collection}/records/${record}?restore=${id}`;
    const headers = { 'If-Match': `"${now?.updated ?? ''}"` };
    void carryOut({ title: texts.restoreTitle, text, yes: texts.restore }, texts.restored, () =>
      call(path, { method: 'PATCH', body: {}, headers }),
    );
  }

  function bringBack(version: VersionRow) {
    const text = fill(texts.bringBackText, { label: recordName(version) });
    void carryOut({ title: texts.bringBackTitle, text, yes: texts.bringBack }, texts.broughtBack, () =>
      call(`${LIST}/${version.id}/bring-back`, { method: 'POST', body: {} }),
    );
  }

  return { refresh };
}
