/** A page with a block and its item, for tests of the store. */
export const PAGE = 'pages/p';
export const RECORDS = {
  pages: [{ id: 'p', title: 'About', slug: 'about', status: 'published', summary: 'S' }],
  blocks: [{ id: 'b', page: 'p', order: 10, kind: 'text', title: 'Block' }],
  block_items: [{ id: 'i', block: 'b', order: 10, title: 'Item' }],
};
/** Lets time pass where the clock is jest's. */
export const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
