// Not a million: PocketBase's message would contain 1e+06.
const ORDER = [-999999, 999999];
const ORDERED = [
  'content_items',
  'menu_links',
  'slides',
  'blocks',
  'block_items',
  'cases',
  'case_figures',
  'projects',
  'project_properties',
];

/** Smallest and largest value of each number that editors fill, by collection and field. */
const NUMBER_LIMITS = {
  ...Object.fromEntries(ORDERED.map((name) => [name, { order: ORDER }])),
  workshops: { seats: [0, 100000], seats_taken: [0, 100000], price: [0, 999999] },
};

module.exports = { NUMBER_LIMITS };
