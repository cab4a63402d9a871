import { newestIn } from './newestIn';
import type { SitemapContent, SitemapRecord } from './SitemapContent';
import { recordsWithPages } from './recordsWithPages';

/** Of a page's context what says which list it is. */
export type ListContext = {
  readonly template?: string;
  readonly language?: string;
  readonly id?: string;
  readonly skip?: number;
  readonly limit?: number;
};

/**
 * Makes a function that tells when a page's own content changed last: the newest moment at which something that it shows was
 * saved or went live. What every page has around it does not count, nor does the build.
 */
export function lastChange(content: SitemapContent): (path: string, context: ListContext) => string | undefined {
  const { allPost, allProject, allWorkshop, allTag, headings } = content;
  const byPath = new Map(recordsWithPages(content).map((record) => [record.path, record]));
  const headingOf = (key: string, language?: string) =>
    headings.nodes.filter((heading) => heading.key === key && heading.locale === language);
  const inLanguage = <T extends SitemapRecord>(nodes: readonly T[], language?: string) =>
    nodes.filter(({ locale }) => locale === language);

  return (path, { template, language, id, skip = 0, limit = Infinity }) => {
    const posts = inLanguage(allPost.nodes, language);
    switch (template) {
      case 'post-list':
        return newestIn([headingOf('blog', language), posts.slice(skip, skip + limit)]);
      case 'post-tag': {
        const onTopic = posts.filter(({ tags }) => tags.some((tag) => tag.id === id));
        return newestIn([allTag.nodes.filter((tag) => tag.id === id), onTopic.slice(skip, skip + limit)]);
      }
      case 'project-list':
        return newestIn([headingOf('projects', language), inLanguage(allProject.nodes, language)]);
      case 'workshop-list':
        return newestIn([headingOf('workshops', language), inLanguage(allWorkshop.nodes, language)]);
      default:
        return newestIn(byPath.get(path));
    }
  };
}
