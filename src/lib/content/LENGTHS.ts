/**
 * The most characters of texts that the layout bears, in either language: half as long again as the starting content's longest,
 * tried on a page that is 360 px wide (decision 56). Of a rich text, its visible text counts.
 */
export const LENGTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  posts: { title: 120, summary: 300, author: 80 },
  cases: { title: 120, summary: 300, client: 120, industry: 60 },
  case_figures: { value: 20, label: 80 },
  projects: { title: 120, summary: 300 },
  project_properties: { name: 80, value: 200 },
  workshops: { title: 120, summary: 300, place: 80, audience: 160 },
  tags: { name: 40 },
  pages: { title: 120 },
  blocks: { eyebrow: 80, title: 120, link_label: 60, second_link_label: 60 },
  block_items: { number: 10, title: 100, text: 1500, link_label: 60 },
  reels: { title: 80, text: 400 },
  slides: { title: 80, text: 400, link_label: 60 },
  contents: { title: 120, link_label: 60 },
  content_items: { number: 10, title: 80, text: 1000 },
  menu_links: { label: 40 },
};

/** Buttons, labels of menus, topics and figures are narrower than a heading. */
export const NARROW: readonly string[] = ['link_label', 'second_link_label', 'number', 'menu_links.label', 'tags.name'];
/** The most characters of one word. A longer one is broken where no hyphen may stand. */
export const WORD = { narrow: 24, other: 40 };
