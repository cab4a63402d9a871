import type { Collection } from './Field';
import {
  demo,
  line,
  lines,
  link,
  moment,
  number,
  order,
  OWN_FIELDS,
  part,
  cutPicture,
  publication,
  records,
  richText,
  search,
  slug,
  switchOf,
  title,
  word,
} from './fieldMakers';

const summary = lines('summary', { isRequired: true, most: 300 });
const body = richText('body', { isRequired: true });
/** The fields that stand in lists and at the head of the page. */
const beginning = [title, summary, cutPicture('image')];
const tags = records('tags', 'tags', 20);
const withPage = (fields: Collection['fields']): Collection => ({
  fields: [...fields, ...search, ...publication],
  label: ['title', 'slug'],
  own: OWN_FIELDS.revised,
});

/** Records that have a page of their own, with their parts. */
export const recordCollections = {
  posts: withPage([...beginning, body, line('author', { group: 'facts', most: 80 }), tags]),
  tags: {
    fields: [line('name', { isRequired: true, most: 40 }), slug],
    label: ['name', 'slug'],
    own: OWN_FIELDS.revised,
  } satisfies Collection,
  cases: withPage([
    ...beginning,
    line('client', { isRequired: true, most: 120 }),
    line('industry', { most: 60 }),
    richText('problem', { isRequired: true }),
    richText('work', { isRequired: true }),
    richText('outcome'),
    tags,
    order,
    demo,
  ]),
  case_figures: part('cases', 'case', 'label', [
    word('value', { isRequired: true, most: 20 }),
    line('label', { isRequired: true, most: 80 }),
  ]),
  projects: withPage([
    ...beginning,
    body,
    moment('starts_at'),
    moment('ends_at'),
    link('website', { group: 'facts' }),
    switchOf('force_sl'),
    order,
    demo,
  ]),
  project_properties: part('projects', 'project', 'name', [
    line('name', { isRequired: true, most: 80 }),
    line('value', { isRequired: true, most: 200 }),
  ]),
  workshops: withPage([
    ...beginning,
    body,
    moment('starts_at', { isRequired: true }),
    moment('ends_at'),
    line('place', { group: 'facts', most: 80 }),
    switchOf('online'),
    number('seats', [0, 100_000]),
    number('seats_taken', [0, 100_000]),
    number('price', [0, 999_999], { isWhole: false }),
    line('audience', { group: 'facts', most: 160 }),
    demo,
  ]),
};
