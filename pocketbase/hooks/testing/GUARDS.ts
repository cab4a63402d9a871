import type content from '../../../locales/en/content.json';
import type fields from '../../../locales/en/fields.json';
import type images from '../../../locales/en/images.json';
import type links from '../../../locales/en/links.json';
import type redirects from '../../../locales/en/redirects.json';
import type required from '../../../locales/en/required.json';
import type slugs from '../../../locales/en/slugs.json';

interface Catalogues {
  content: typeof content;
  fields: typeof fields;
  images: typeof images;
  links: typeof links;
  redirects: typeof redirects;
  required: typeof required;
  slugs: typeof slugs;
}

/** A catalogue of `locales/` and a key in it: `fields.required`. */
type Sentence = { [Name in keyof Catalogues]: `${Name}.${string & keyof Catalogues[Name]}` }[keyof Catalogues];

/** A record that a guard is tried at: of the starting content, found by its key, or created by the test. */
export interface Tried {
  collection: string;
  /** The field by which the record is found; without it, the record is created and deleted again. */
  key?: string;
  /** The values of a record that is created. A value `@name` is the id of the record of that name. */
  values: Record<string, string>;
}

/** A change or a deletion that a guard refuses, by the dashboard as by the API. */
export interface Guarded {
  /** The act, as the title of a test. */
  act: string;
  record: Tried;
  /** Records that must be there beside it, by name. */
  others?: Record<string, Tried>;
  /** The values that are refused; a deletion has none. */
  change?: Record<string, string>;
  /** A file that is refused. */
  file?: { field: string; name: string; text: string };
  sentence: Sentence;
  /** The field below which the sentence stands; without it, the sentence is that of the whole refusal. */
  field?: string;
}

const HOME: Tried = {
  collection: 'pages',
  key: 'slug',
  values: { slug: 'home', title: 'Modrina', section: 'default', status: 'published' },
};
const ABOUT: Tried = {
  collection: 'pages',
  key: 'slug',
  values: { slug: 'about', title: 'About', section: 'default', status: 'published' },
};
const MENU: Tried = { collection: 'menus', key: 'key', values: { key: 'menuDefault', title: 'Main menu' } };
const TEXTS: Tried = {
  collection: 'contents',
  key: 'key',
  values: { key: 'site', section: 'misc', title: 'Modrina' },
};
const REDIRECT: Tried = {
  collection: 'redirects',
  key: 'from',
  values: { from: '/call/', to: 'https://booking.example/modrina', status: '302' },
};
const DRAFT: Tried = { collection: 'posts', values: { title: 'A guarded draft', status: 'draft' } };
const PAGE: Tried = { collection: 'pages', values: { title: 'A guarded page', section: 'default', status: 'draft' } };
const BLOCK: Tried = { collection: 'blocks', values: { page: '@page', kind: 'cards' } };

/**
 * Every guard of what editors save and delete (decisions 54 and 56) that can be met by a form of the dashboard. The save
 * of a stale version has its own tests: stale.pocketbase.test.ts, guards.e2e.ts.
 */
export const GUARDS: readonly Guarded[] = [
  { act: 'the home page is deleted', record: HOME, sentence: 'required.homeDeleted' },
  { act: 'the home page becomes a draft', record: HOME, change: { status: 'draft' }, sentence: 'required.homeHidden' },
  { act: 'the home page is renamed', record: HOME, change: { slug: 'start' }, sentence: 'required.homeRenamed' },
  { act: 'a text that templates read is deleted', record: TEXTS, sentence: 'required.textDeleted' },
  { act: 'such a text is renamed', record: TEXTS, change: { key: 'site-2' }, sentence: 'required.textRenamed' },
  { act: 'the main menu is deleted', record: MENU, sentence: 'required.textDeleted' },
  { act: 'the main menu is renamed', record: MENU, change: { key: 'menu-2' }, sentence: 'required.textRenamed' },
  {
    act: 'a page to which a menu leads is deleted',
    record: ABOUT,
    others: {
      menu: MENU,
      link: {
        collection: 'menu_links',
        key: 'to',
        values: { menu: '@menu', name: 'a', label: 'About', to: '/about/' },
      },
    },
    sentence: 'links.linked',
  },
  {
    act: 'a draft without its texts is published',
    record: DRAFT,
    change: { status: 'published' },
    sentence: 'fields.required',
    field: 'summary',
  },
  {
    act: 'a title is longer than the page bears',
    record: DRAFT,
    change: { title: 'word '.repeat(24) + 'x' },
    sentence: 'fields.tooLong',
    field: 'title',
  },
  {
    act: 'a word is longer than a phone bears',
    record: DRAFT,
    change: { title: 'x'.repeat(41) },
    sentence: 'fields.wordTooLong',
    field: 'title',
  },
  { act: 'a title is taken away', record: DRAFT, change: { title: '' }, sentence: 'fields.required', field: 'title' },
  {
    act: 'a title for search engines is too long',
    record: DRAFT,
    change: { seo_title: 'č'.repeat(71) },
    sentence: 'fields.tooLong',
    field: 'seo_title',
  },
  {
    act: 'a slug has other characters',
    record: DRAFT,
    change: { slug: 'A b' },
    sentence: 'fields.slug',
    field: 'slug',
  },
  {
    act: 'a slug is that of another page',
    record: PAGE,
    others: { about: ABOUT },
    change: { slug: 'about' },
    sentence: 'slugs.taken',
    field: 'slug',
  },
  {
    act: 'a slug is that of a page of the site itself',
    record: PAGE,
    change: { slug: 'blog' },
    sentence: 'slugs.reserved',
    field: 'slug',
  },
  {
    act: 'a block with items becomes one of packages',
    record: BLOCK,
    others: { page: PAGE, item: { collection: 'block_items', values: { block: '@record', title: 'Shown' } } },
    change: { kind: 'packages' },
    sentence: 'content.itemsLeft',
    field: 'kind',
  },
  {
    act: 'a link of a block runs a script',
    record: BLOCK,
    others: { page: PAGE },
    change: { link: 'javascript:alert(1)' },
    sentence: 'links.unsafe',
    field: 'link',
  },
  {
    act: 'a redirect leads to itself',
    record: REDIRECT,
    change: { to: '/call/' },
    sentence: 'redirects.self',
    field: 'to',
  },
  {
    act: 'a redirect takes a path of the system',
    record: REDIRECT,
    change: { from: '/_/' },
    sentence: 'redirects.system',
    field: 'from',
  },
  {
    act: 'a redirect has a star within its path',
    record: REDIRECT,
    change: { from: '/a*/b/' },
    sentence: 'redirects.star',
    field: 'from',
  },
  {
    act: 'a picture holds a script',
    record: DRAFT,
    file: { field: 'image', name: 'a.svg', text: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>' },
    sentence: 'images.script',
    field: 'image',
  },
  {
    act: 'a file is no picture',
    record: DRAFT,
    file: { field: 'image', name: 'a.txt', text: 'A text.' },
    sentence: 'images.unknown',
    field: 'image',
  },
];
