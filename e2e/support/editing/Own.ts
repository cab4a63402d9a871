import type { APIRequestContext, Page } from '@playwright/test';
import { asOwner, ownerToken } from '../owner';

/** The values of a record, by field. */
export type Values = Readonly<Record<string, unknown>>;

const SETS = '/_site/prepared';
const recordsOf = (collection: string) => `/api/collections/${collection}/records`;

/** A name that no other record has. */
export const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** The records and sets of one test, which are gone after it: other tests read the same site. */
export class Own {
  private readonly added: string[] = [];
  private readonly sets = new Set<string>();

  constructor(private readonly request: APIRequestContext) {}

  /** Adds a record. A draft is invisible to visitors and other tests. @returns its id */
  async add(collection: string, values: Values): Promise<string> {
    const { id } = await asOwner(this.request, 'POST', recordsOf(collection), values);
    this.added.unshift(`${recordsOf(collection)}/${id}`);
    return id;
  }

  /** Prepares a new record beside the published ones: of a collection that has no drafts. @returns its id */
  async prepare(collection: string, values: Values): Promise<string> {
    const { id: set } = await asOwner(this.request, 'POST', SETS, { title: unique('Of a test') });
    this.sets.add(set);
    return (await asOwner(this.request, 'POST', `${recordsOf(collection)}?prepare=${set}`, values)).id;
  }

  /** Adds a draft of a page with its blocks, in their order. */
  async page(title: string, blocks: readonly Values[] = []): Promise<string> {
    const slug = title.toLowerCase().replace(/\W+/g, '-');
    const id = await this.add('pages', { title, title_sl: `${title} sl`, slug, section: 'default', status: 'draft' });
    for (const [index, block] of blocks.entries())
      await this.add('blocks', { page: id, order: (index + 1) * 10, ...block });
    return id;
  }

  /** Adds a draft of an article. */
  async article(title: string, more: Values = {}): Promise<string> {
    const texts = { title, title_sl: `${title} sl`, summary: 'A summary.', summary_sl: 'Povzetek.' };
    return this.add('posts', { ...texts, body: '<p>Text.</p>', body_sl: '<p>Besedilo.</p>', status: 'draft', ...more });
  }

  /** Notes the sets that a page begins. */
  watch(page: Page): void {
    page.on('response', (response) => {
      const call = response.request();
      if (call.method() !== 'POST' || new URL(response.url()).pathname !== SETS) return;
      void response.json().then(
        ({ id }: { id: string }) => this.sets.add(id),
        () => undefined,
      );
    });
  }

  /** The values of a record with what is prepared for it; undefined if there is none. */
  async prepared(collection: string, id: string): Promise<Values | undefined> {
    const answer = await this.call('GET', `${recordsOf(collection)}/${id}`, { 'X-Prepared': '1' });
    return answer.ok() ? ((await answer.json()) as Values) : undefined;
  }

  /** The records of a collection that match a filter of PocketBase, with what is prepared. */
  async found(collection: string, filter: string, isPrepared = true): Promise<readonly Values[]> {
    const query = `perPage=50&sort=@rowid&filter=${encodeURIComponent(filter)}`;
    const answer = await this.call('GET', `${recordsOf(collection)}?${query}`, isPrepared ? { 'X-Prepared': '1' } : {});
    return ((await answer.json()) as { items: Values[] }).items;
  }

  /** Removes a record that was published, with the mark that its address is gone. */
  async removePublished(collection: string, id: string): Promise<void> {
    const [record] = await this.found(collection, `id="${id}"`, false);
    await this.call('DELETE', `${recordsOf(collection)}/${id}`);
    for (const gone of await this.found('gone', `from ~ "/${String(record?.['slug'])}/"`, false))
      await this.call('DELETE', `${recordsOf('gone')}/${String(gone['id'])}`);
  }

  /** Discards what was prepared, and deletes what was added. */
  async remove(): Promise<void> {
    for (const set of this.sets) await this.call('POST', `${SETS}/${set}/discard`);
    for (const path of this.added) await this.call('DELETE', path);
  }

  private async call(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
    return this.request.fetch(path, { method, headers: { Authorization: await ownerToken(this.request), ...headers } });
  }
}
