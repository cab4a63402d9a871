import type { DraftRecord, PreviewLink, RecordLabel, StatusData } from '../../hooks/status/types';
import type { CallOptions } from './call';
import { fill } from '../../../src/lib/text/fill';
import { button, el, spokenText } from './elements';
import { recordName, texts } from './texts';
import { timeTag } from './times';
import { recordLink } from './words';

/** Lists the records that visitors do not see yet, each with a button that makes a preview link. */
export function draftsPart({ drafts, previewTrouble }: StatusData, links: PreviewLinks) {
  if (drafts.length === 0) return [el('p', {}, texts.drafts.none)];
  const made = links.made();
  return [
    previewTrouble ? el('p', { class: 'fault' }, previewTrouble) : el('p', { class: 'note' }, texts.drafts.note),
    el('ul', { class: 'card rows' }, ...drafts.map((draft) => describeDraft(draft, made, links, previewTrouble))),
  ];
}

function describeDraft(draft: DraftRecord, made: Made, links: PreviewLinks, previewTrouble: string) {
  const { collection, id, at } = draft;
  const name = recordName(draft);
  const onclick = () => void links.make(draft);
  return el(
    'li',
    {},
    el(
      'div',
      {},
      el('a', { href: recordLink(collection, id) }, name),
      el('p', { class: 'meta' }, at ? texts.drafts.planned : texts.drafts.draft, at && timeTag(at)),
    ),
    previewTrouble === '' &&
      button(
        { class: 'quiet', id: `preview-${id}`, onclick },
        texts.drafts.link,
        spokenText(fill(texts.drafts.linkTo, { record: name })),
      ),
    ...draft.links.map((link) => describeLink(link, made[link.id], name, links)),
  );
}

/** A preview link: its field and buttons if it was made on this page, and the button that ends it. */
export function describeLink(
  { id, by, expires_at }: PreviewLink,
  url: string | undefined,
  name: string,
  links: PreviewLinks,
) {
  const of = () => spokenText(fill(texts.drafts.of, { record: name }));
  const end = { class: 'quiet', id: `end-${id}`, onclick: () => void links.end(id) };
  const copy = { class: 'quiet', id: `copy-${id}`, onclick: () => void links.copy(url ?? '') };
  const field = {
    readonly: true,
    value: url,
    'aria-label': fill(texts.drafts.linkOf, { record: name }),
    onfocus: ({ target }: Event) => (target as HTMLInputElement).select(),
  };
  return el(
    'div',
    { class: 'link' },
    url && el('input', { id: `link-${id}`, ...field }),
    url && el('a', { href: url, target: '_blank' }, texts.drafts.open, of()),
    url && button(copy, texts.drafts.copy, of()),
    el('span', { class: 'note' }, url ? texts.drafts.until : fill(texts.drafts.byUntil, { by }), timeTag(expires_at)),
    button(end, texts.drafts.end, of()),
  );
}

/** URLs of links that were made on this page, by id: the server stores only their digests. */
export type Made = Readonly<Record<string, string>>;

export interface PreviewLinks {
  made: () => Made;
  make: (record: RecordLabel) => Promise<void>;
  copy: (url: string) => Promise<void>;
  end: (id: string) => Promise<void>;
}

/** The functions of the page that its parts call. */
export interface Surroundings {
  call: <T>(path: string, options?: CallOptions) => Promise<T>;
  /** Fetches and shows the data of the whole page. */
  refresh: () => Promise<void>;
  /** Announces to screen readers. */
  say: (text: string) => void;
  trouble: (text: string) => void;
}

/** Makes and ends preview links. The server sends a URL once, so the page keeps those of its links until it is closed. */
export function createLinks({ call, refresh, say, trouble }: Surroundings): PreviewLinks {
  const made: Record<string, string> = {};

  /** Copies a link if the browser allows it; the field beside it has the URL in any case. */
  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      say(texts.drafts.copied);
    } catch {
      say(texts.drafts.made);
    }
  }

  /** Runs work and reports its error. */
  async function attempt(work: () => Promise<void>) {
    trouble('');
    try {
      await work();
    } catch (error) {
      trouble(fill(texts.server.notDone, { why: (error as Error).message }));
      return;
    }
    await refresh();
  }

  return {
    made: () => ({ ...made }),
    make: ({ collection, id }) =>
      attempt(async () => {
        const link = await call<{ id: string; url: string }>('/_site/preview', {
          method: 'POST',
          body: { collection, record: id },
        });
        const url = new URL(link.url, location.href).href;
        made[link.id] = url;
        await copy(url);
      }),
    copy,
    end: (id) =>
      attempt(async () => {
        await call(`/api/collections/previews/records/${id}`, { method: 'DELETE' });
        delete made[id];
        say(texts.drafts.ended);
      }),
  };
}
