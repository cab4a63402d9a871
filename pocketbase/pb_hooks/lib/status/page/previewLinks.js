/**
 * Makes and ends the links by which drafts are looked at. A link is told once, so those that were made on this page are kept
 * until it is closed.
 * @param {{call: Function, refresh: () => void, say: (text: string) => void, trouble: (text: string) => void}} page
 */
export function createLinks({ call, refresh, say, trouble }) {
  const made = {};

  /** Copies a link where the browser lets it; the field beside it has it in any case. */
  async function copy(url) {
    try {
      await navigator.clipboard.writeText(url);
      say('The preview link is copied.');
    } catch {
      say('The preview link is made.');
    }
  }

  /** Tries, and says what is wrong. */
  async function attempt(work) {
    try {
      await work();
    } catch (error) {
      trouble(`It was not done. ${error.message}`);
      return;
    }
    await refresh();
  }

  return {
    /** By the link's id: its address. */
    made: () => ({ ...made }),
    make: ({ collection, id }) =>
      attempt(async () => {
        const link = await call('/_site/preview', { method: 'POST', body: { collection, record: id } });
        made[link.id] = new URL(link.url, location.href).href;
        await copy(made[link.id]);
      }),
    copy,
    end: (id) =>
      attempt(async () => {
        await call(`/api/collections/previews/records/${id}`, { method: 'DELETE' });
        delete made[id];
        say('The preview link is ended.');
      }),
  };
}
