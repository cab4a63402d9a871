import { stateOf } from './stateOf';

const LIVE = {
  isVisible: true,
  isOnSite: true,
  isMoved: false,
  writtenAt: '2026-07-01 10:00:00.000Z',
  readAt: '2026-07-01 10:00:01.000Z',
  status: 'published',
  publishAt: '',
  now: '2026-07-01 12:00:00.000Z',
};
const LATER = { isVisible: false, publishAt: '2026-07-02 10:00:00.000Z' };

test.each([
  ['live', {}],
  ['changed', { writtenAt: '2026-07-01 10:00:02.000Z' }],
  ['new', { isOnSite: false }],
  ['withdrawn', { isVisible: false, status: 'draft' }],
  // Its publish_at was moved into the future.
  ['withdrawn', LATER],
  ['planned', { ...LATER, isOnSite: false }],
  ['draft', { ...LATER, isOnSite: false, status: 'draft' }],
  ['draft', { isVisible: false, isOnSite: false, status: 'draft' }],
  ['moved', { isMoved: true }],
  // The redirect is live already: the page at the new address counts.
  ['new', { isMoved: true, isOnSite: false }],
])('%s: %j', (state, facts) => {
  expect(stateOf({ ...LIVE, ...facts })).toBe(state);
});
