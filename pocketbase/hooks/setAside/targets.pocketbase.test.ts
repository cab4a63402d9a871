import { type AsideSite, deadLink, startAsideSite } from '../testing/asideSite';
import type { Row } from '../testing/contentSite';

let on: AsideSite;
let names = 0;
const name = () => `n${names++}`;
beforeAll(async () => {
  on = await startAsideSite();
});
afterAll(() => on.people.stop());

const titleOf = async ({ id }: Row) => (await on.built('posts')).find((one) => one.id === id)?.['title'];

describe('a change that waits for its link’s target is tried again', () => {
  /** A published article with a change that links to a target that is missing. */
  const waitingFor = async (target: string) => {
    const post = await on.post(name(), { title: 'Published' });
    await on.publish();
    await on.change('posts', post.id, { title: 'Linking' });
    await on.fail([deadLink(target, ['posts', post])]);
    expect(await titleOf(post)).toBe('Published');
    return post;
  };

  test('when the time of the page there comes', async () => {
    const slug = name();
    const soon = new Date(Date.now() + 1500).toISOString().replace('T', ' ');
    await on.post(slug, { publish_at: soon });
    const post = await waitingFor(`/blog/${slug}/`);
    await new Promise((reached) => setTimeout(reached, 2000));
    await on.ask('/_site/publishing/state', 'GET', undefined, 'builder');
    expect(await titleOf(post)).toBe('Linking');
  });

  test('when a block gets the anchor to which the link leads', async () => {
    const slug = name();
    const page = await on.make('pages', { slug, title: 'About', section: 'default', status: 'published' });
    const block = await on.make('blocks', { page: page.id, kind: 'text', title: 'Team', order: 10 });
    await on.publish();
    const post = await waitingFor(`/${slug}/#team`);
    await on.change('blocks', block.id, { anchor: 'team' });
    expect(await titleOf(post)).toBe('Linking');
  });

  test('when a topic gets its first article', async () => {
    const slug = name();
    const tag = await on.make('tags', { slug, name: slug });
    const post = await waitingFor(`/blog/tag/${slug}/`);
    await on.post(name(), { tags: [tag.id] });
    expect(await titleOf(post)).toBe('Linking');
  });
});
