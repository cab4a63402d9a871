import { act, screen, within } from '@testing-library/react';
import { SearchCard } from './SearchCard';
import { addBrowserParts } from './testing/browserParts';
import { renderFields } from './testing/renderFields';

beforeAll(addBrowserParts);

const show = (values: object) =>
  renderFields(
    'posts/a1',
    {
      posts: [{ id: 'a1', slug: 'why', title: 'Why wait', title_sl: 'Zakaj čakati', summary: 'A summary.', ...values }],
    },
    <SearchCard recordKey="posts/a1" />,
  );
const inLanguage = (name: string) => within(screen.getByRole('region', { name }));

it('shows title, address and description in each language, as the page falls back', () => {
  show({ seo_title: 'Wait no longer' });
  expect(inLanguage('English').getAllByText('Wait no longer')).toHaveLength(2);
  expect(inLanguage('English').getByText('localhost › blog › why')).toBeVisible();
  expect(inLanguage('Slovenščina').getAllByText('Zakaj čakati')).toHaveLength(2);
  expect(inLanguage('Slovenščina').getByText('localhost › sl › blog › why')).toBeVisible();
  expect(inLanguage('Slovenščina').getAllByText('A summary.')).toHaveLength(2);
});

it('cuts as search engines do, counts, and follows what is typed', () => {
  const view = show({ seo_description: 'word '.repeat(38).trim() });
  expect(
    inLanguage('English').getByText(/Description: 189 characters: search engines cut it after about 155/),
  ).toBeVisible();
  expect(inLanguage('English').getAllByText(/^(word )+…$/)).toHaveLength(2);
  act(() => view.workspace.actions.change('posts/a1', { title: 'Changed' }));
  expect(inLanguage('English').getAllByText('Changed')).toHaveLength(2);
});

it('shows the picture that a page has for shared links, and says that the site makes one for an article', () => {
  const { unmount, container } = show({ seo_image: 'a.png' });
  // eslint-disable-next-line testing-library/no-container, testing-library/no-node-access -- A decoration has no role.
  expect(container.querySelector('img')).toHaveAttribute('src', '/api/files/posts/a1/a.png');
  unmount();
  show({ image: 'a.png' });
  expect(screen.getAllByText('The site makes this picture with the title.')).toHaveLength(2);
});
