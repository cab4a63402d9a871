import { texts } from '../texts';
import { VALID_ELEMENTS } from './KEPT';
import type { Settings } from './TinyMce';

const { formats } = texts.richText;

const TOOLBAR = [
  'styles',
  'bold italic',
  'bullist numlist',
  'link site_picture site_table codesample',
  'removeformat',
  'code fullscreen',
].join(' | ');

/** Plugins of PocketBase whose elements and attributes the site removes: videos, `dir`. */
const NOT_KEPT = ['media', 'directionality'];

/** No dialogs of table, row and cell: they set widths, colours and alignments, which the site removes. */
const TABLE_TOOLBAR = [
  'tablerowheader tablecolheader tablecaption',
  'tableinsertrowbefore tableinsertrowafter tabledeleterow',
  'tableinsertcolbefore tableinsertcolafter tabledeletecol',
  'tablemergecells tablesplitcells',
  'tabledelete',
].join(' | ');

const STYLES = [
  { title: formats.paragraph, format: 'p' },
  { title: formats.heading2, format: 'h2' },
  { title: formats.heading3, format: 'h3' },
  { title: formats.heading4, format: 'h4' },
  { title: formats.quotation, format: 'blockquote' },
  {
    title: formats.words,
    items: [
      { title: formats.code, format: 'code' },
      { title: formats.highlight, inline: 'mark' },
      { title: formats.strikethrough, format: 'strikethrough' },
      { title: formats.superscript, format: 'superscript' },
      { title: formats.subscript, format: 'subscript' },
    ],
  },
];

/** Signs that become a format at the start of a line. TinyMCE's own list has `#` for a Heading 1. */
const PATTERNS = [
  { start: '*', end: '*', format: 'italic' },
  { start: '**', end: '**', format: 'bold' },
  { start: '`', end: '`', format: 'code' },
  { start: '#', format: 'h2' },
  { start: '##', format: 'h2' },
  { start: '###', format: 'h3' },
  { start: '####', format: 'h4' },
  { start: '>', format: 'blockquote' },
  { start: '1. ', cmd: 'InsertOrderedList' },
  { start: '* ', cmd: 'InsertUnorderedList' },
  { start: '- ', cmd: 'InsertUnorderedList' },
];

/**
 * The settings that make TinyMCE offer what the site keeps and nothing else.
 * @param settings PocketBase's own, with a toolbar: the field can be written
 * @returns the settings to replace
 */
export const keptSettings = (settings: Settings): Settings => ({
  toolbar: TOOLBAR,
  plugins: settings.plugins?.filter((name) => !NOT_KEPT.includes(name)),
  // The menu of a right click offers the dialogs of tables; the browser's own offers corrections of spelling.
  contextmenu: false,
  browser_spellcheck: true,
  style_formats: STYLES,
  text_patterns: PATTERNS,
  // By default these two are spans with a style.
  formats: { underline: { inline: 'u' }, strikethrough: { inline: 's' } },
  valid_elements: VALID_ELEMENTS,
  table_toolbar: TABLE_TOOLBAR,
  table_default_attributes: {},
  table_default_styles: {},
  table_sizing_mode: 'responsive',
  table_resize_bars: false,
  table_use_colgroups: false,
  table_header_type: 'sectionCells',
  content_style: `${settings.content_style ?? ''} img { max-width: 100%; height: auto }`,
  // A table's size is a style; a picture's is two attributes.
  object_resizing: 'img',
  // A picture within the text is a data: URL, which the site removes.
  paste_data_images: false,
});
