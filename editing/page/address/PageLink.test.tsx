import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageLink } from './PageLink';
import { usePlace } from './usePlace';

function Here() {
  return (
    <>
      <output>{JSON.stringify(usePlace())}</output>
      <PageLink href="/_site/edit/pages/a1?part=blocks/b2">About</PageLink>
    </>
  );
}

test('a link changes the place without loading the page, and the way back works', async () => {
  history.replaceState(null, '', '/_site/edit/');
  window.scrollTo = jest.fn();
  render(<Here />);
  expect(screen.getByRole('status')).toHaveTextContent('"contentList"');
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(location.pathname).toBe('/_site/edit/pages/a1');
  expect(screen.getByRole('status')).toHaveTextContent('"part":"blocks/b2"');
  history.back();
  expect(await screen.findByText(/"contentList"/)).toBeInTheDocument();
});
