import { isAnyBuilderHere, isPreviewBuilderHere, noteBuilder, noteServerStart } from './builders';

const NOW = 1_000_000;
let store: Map<string, number>;
beforeEach(() => {
  store = new Map();
});

test('a builder that polls counts until it was silent for half a minute', () => {
  expect(isPreviewBuilderHere(store, NOW)).toBe(false);
  noteBuilder(store, { makesPreviews: true, now: NOW });
  expect(isPreviewBuilderHere(store, NOW + 29_000)).toBe(true);
  expect(isPreviewBuilderHere(store, NOW + 31_000)).toBe(false);
});

test('one that publishes counts as long as its lease', () => {
  noteBuilder(store, { makesPreviews: true, leaseMs: 60_000, now: NOW });
  expect(isPreviewBuilderHere(store, NOW + 59_000)).toBe(true);
  expect(isPreviewBuilderHere(store, NOW + 61_000)).toBe(false);
});

test('one that makes no previews counts as a builder, but not of previews', () => {
  noteBuilder(store, { makesPreviews: false, leaseMs: 60_000, now: NOW });
  expect([isAnyBuilderHere(store, NOW), isPreviewBuilderHere(store, NOW)]).toEqual([true, false]);
});

test('a server that has just started does not report a missing builder', () => {
  noteServerStart(store, NOW);
  expect(isPreviewBuilderHere(store, NOW + 5_000)).toBe(true);
  expect(isPreviewBuilderHere(store, NOW + 31_000)).toBe(false);
});
