import type { SitemapContent, SitemapRecord } from './SitemapContent';
import { recordsWithPages } from './recordsWithPages';

/** Of a record: when it last read differently in its language, and from when on visitors see it. */
const MOMENTS = ['revised', 'publish_at'];

/**
 * The newest moment in some content, as `2026-11-22T05:00:00.000Z`; undefined where nobody noted one.
 * @param content records, with what belongs to them
 */
function newestIn(content: unknown): string | undefined {
  return momentsIn(content).sort().at(-1);
}

function momentsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) =>
    // PocketBase puts a space between day and time.
    MOMENTS.includes(field) && typeof value === 'string'
      ? [new Date(value.replace(' ', 'T')).toISOString()]
      : momentsIn(value),
  );
}

/** Of a page's context what says which list it is. */
export type ListContext = {
  readonly template?: string;
  readonly language?: string;
  readonly id?: string;
  /** Ids of the articles that a list on the page shows. */
  readonly posts?: readonly string[];
};

/**
 * Makes a function that returns when a page's own content last changed: the newest time at which something that it shows was
 * revised in its locale or went live. Header, footer and the build itself do not count.
 */
export function lastChange(content: SitemapContent): (path: string, context: ListContext) => string | undefined {
  const { postChanges, allProject, allWorkshop, allTag, headings } = content;
  const byId = new Map(postChanges.map((post) => [post.id, post]));
  const shown = (ids: readonly string[]) => ids.map((id) => byId.get(id));
  const byPath = new Map(recordsWithPages(content).map((record) => [record.path, record]));
  const headingOf = (key: string, language?: string) =>
    headings.nodes.filter((heading) => heading.key === key && heading.locale === language);
  const inLanguage = <T extends SitemapRecord>(nodes: readonly T[], language?: string) =>
    nodes.filter(({ locale }) => locale === language);

  return (path, { template, language, id, posts = [] }) => {
    switch (template) {
      case 'post-list':
        return newestIn([headingOf('blog', language), shown(posts)]);
      case 'post-tag':
        return newestIn([allTag.nodes.filter((tag) => tag.id === id), shown(posts)]);
      case 'project-list':
        return newestIn([headingOf('projects', language), inLanguage(allProject.nodes, language)]);
      case 'workshop-list':
        return newestIn([headingOf('workshops', language), inLanguage(allWorkshop.nodes, language)]);
      default:
        return newestIn([byPath.get(path), shown(posts)]);
    }
  };
}
